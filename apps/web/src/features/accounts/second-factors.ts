import type { SessionUser } from '../../shell/session/session-state.ts';

/** Kinds of second factors, as the auth door calls them: an app that shows codes, a number, a key, a set of recovery codes. */
const KINDS = ['totp', 'phone', 'webauthn', 'recovery_code'] as const;
export type FactorKind = (typeof KINDS)[number];

/** A second factor of an account that counts. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: FactorKind;
  /** Empty where it has none. */
  readonly name: string;
  /** The last digits of a number; empty for the other kinds. */
  readonly phoneEnd: string;
}

/** What the auth door shows of a number besides stars. */
export const phoneEndOf = (masked: unknown): string => (typeof masked === 'string' ? masked.replaceAll('*', '') : '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The factors of a user that count; kinds that this program does not know are left out. */
export const secondFactorsOf = (user: SessionUser | undefined): SecondFactor[] =>
  (Array.isArray(user?.factors) ? user.factors : []).flatMap((factor: unknown) => {
    if (!isRecord(factor) || typeof factor['id'] !== 'string' || factor['status'] !== 'verified') return [];
    const kind = KINDS.find((one) => one === factor['factor_type']);
    const name = typeof factor['friendly_name'] === 'string' ? factor['friendly_name'] : '';
    return kind === undefined ? [] : [{ id: factor['id'], kind, name, phoneEnd: phoneEndOf(factor['phone']) }];
  });
