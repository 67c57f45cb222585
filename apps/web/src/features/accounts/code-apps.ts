import type { SessionUser } from '../../shell/session/session-state.ts';

/** An app that shows codes. */
export interface CodeApp {
  readonly id: string;
  /** Empty where it has none. */
  readonly name: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The apps of a user that count. */
export const codeAppsOf = (user: SessionUser | undefined): CodeApp[] =>
  (Array.isArray(user?.factors) ? user.factors : []).flatMap((factor: unknown) => {
    if (!isRecord(factor) || typeof factor['id'] !== 'string' || factor['status'] !== 'verified') return [];
    return [{ id: factor['id'], name: typeof factor['friendly_name'] === 'string' ? factor['friendly_name'] : '' }];
  });
