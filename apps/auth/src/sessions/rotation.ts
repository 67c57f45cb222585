/** The part of a session that its refresh tokens need. */
export interface RotationState {
  /** Count of the newest refresh token. */
  readonly newest: number;
  /** Count of the newest refresh token before a second step raised the session; null before one. */
  readonly raisedFrom: number | null;
  readonly refreshedAt: Date;
  readonly createdAt: Date;
}

/** The presented token: its count, and whether the request has a proof by the key of the session's browser. */
export interface Presented {
  readonly count: number;
  readonly isProven: boolean;
}

export interface RotationRules {
  /** How long after a refresh the token before the newest is accepted without the browser's key. */
  readonly graceMs: number;
  /** 0: no limit. */
  readonly maxAgeMs: number;
  /** 0: no limit. */
  readonly maxIdleMs: number;
}

/**
 * `rotate`: a new refresh token. `resend-active`: the newest one again. `unknown`: never issued. `reused`: stolen, the
 * session ends. `too-old`, `too-idle`: the session has expired.
 */
export type Rotation = 'rotate' | 'resend-active' | 'unknown' | 'reused' | 'too-old' | 'too-idle';

/**
 * Decides about a presented refresh token. A client that lost the response has only the token before the newest. With the
 * browser's key that token is accepted at any time; without it, for a short while: otherwise an owner and a thief who
 * refresh in turn would never be detected. Older tokens always end the session, because the tabs of one browser share a
 * refresh.
 */
export const decideRotation = (
  state: RotationState,
  { count, isProven }: Presented,
  rules: RotationRules,
  now: Date,
): Rotation => {
  // A second step skips a token, so that the previous one is not accepted; but its own browser may have lost the response.
  const isLostRaise = isProven && count === state.raisedFrom && count === state.newest - 2;
  const sinceRefresh = now.getTime() - state.refreshedAt.getTime();
  if (count > state.newest || count < 1) return 'unknown';
  if (count < state.newest - 1 && !isLostRaise) return 'reused';
  if (count < state.newest && !isProven && sinceRefresh > rules.graceMs) return 'reused';
  if (rules.maxAgeMs > 0 && now.getTime() - state.createdAt.getTime() > rules.maxAgeMs) return 'too-old';
  if (rules.maxIdleMs > 0 && sinceRefresh > rules.maxIdleMs) return 'too-idle';
  return count === state.newest ? 'rotate' : 'resend-active';
};
