import { firstPageLimits } from '../../limits/first-page-limits.ts';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  /** The password chosen at sign-up does not count, and no other has been chosen yet. */
  readonly needsPassword: boolean;
  /** The address that the account is to have once both have confirmed it. */
  readonly newEmail?: string;
  /** The factors of its second step, from the auth door. Absent from older programs. */
  readonly factors?: unknown;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

export interface Session {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly user: SessionUser;
}

/**
 * `second-step`: a person signed in and still has to enter a code of their app; until then they can only do that or sign out.
 * `unreachable`: there may be a session, but the service does not answer.
 */
export type SessionState =
  { readonly status: 'loading' } | { readonly status: 'unreachable' } | { readonly status: 'signed-out' } | HeldSession;

/** The stages of a session of this browser. */
type HeldSession = { readonly status: 'signed-in' | 'second-step' } & Session;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The session of a state, also of one that has not taken the second step; null where there is none. */
export const heldIn = (state: SessionState): HeldSession | null => ('user' in state ? state : null);

/** The claims in an access token; null where it is no token of ours. */
const claimsOf = (accessToken: string): unknown => {
  try {
    return JSON.parse(atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
};

/** The step that a session has reached. The token itself says it, because a tab with an older program would not. */
export const stateOf = (session: Session): HeldSession => {
  const claims = claimsOf(session.accessToken);
  const isWaiting = isRecord(claims) && claims['needs_second_step'] === true;
  return { ...session, status: isWaiting ? 'second-step' : 'signed-in' };
};

/** A user from another tab. An older program there knows no factors: the ones known here stay. */
export const withFactorsOf = (known: SessionUser | undefined, user: SessionUser): SessionUser =>
  'factors' in user || known?.id !== user.id ? user : { ...user, factors: known.factors };

const { refreshMarginMs, firstRetryMs, retryLimitMs } = firstPageLimits.session;

export const needsRefresh = (session: Session, now: number): boolean => session.expiresAt - now <= refreshMarginMs;
export const isExpired = (session: Session, now: number): boolean => session.expiresAt <= now;

/** The wait before attempt `attempt` (the first retry is 1), or null when it would exceed the limit. */
export const retryDelay = (attempt: number): number | null => {
  const delay = firstRetryMs * 2 ** (attempt - 1);
  const spent = firstRetryMs * (2 ** (attempt - 1) - 1);
  return spent + delay > retryLimitMs ? null : delay;
};

/** Reads a user out of a response of the auth door. */
export const readUser = (value: unknown): SessionUser | null => {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const { app_metadata: kept } = value;
  return {
    id: value['id'],
    email: typeof value['email'] === 'string' ? value['email'] : '',
    created_at: typeof value['created_at'] === 'string' ? value['created_at'] : '',
    needsPassword: isRecord(kept) && kept['needs_password'] === true,
    ...(typeof value['new_email'] === 'string' ? { newEmail: value['new_email'] } : {}),
    factors: value['factors'],
    user_metadata: isRecord(value['user_metadata']) ? value['user_metadata'] : {},
  };
};

/** Reads a session out of a response of the auth door; null when the response carries none (sign-up before confirmation). */
export const readSession = (received: unknown, now: number): Session | null => {
  if (!isRecord(received) || typeof received['access_token'] !== 'string') return null;
  const user = readUser(received['user']);
  const expiresIn = received['expires_in'];
  // The lifetime counts from now on this device's clock: `expires_at` would trust both clocks to agree.
  if (!user || typeof expiresIn !== 'number') return null;
  return { accessToken: received['access_token'], expiresAt: now + expiresIn * 1000, user };
};
