/** A session as far as its refresh tokens are concerned. */
export interface RotationState {
  /** Count of the newest refresh token. */
  readonly newest: number;
  /** Count of the newest refresh token before a second step raised the session; null before one. */
  readonly raisedFrom: number | null;
  readonly refreshedAt: Date;
  readonly createdAt: Date;
}

/** What is presented: a token's count, and whether the key of the session's browser was shown with it. */
export interface Presented {
  readonly count: number;
  readonly isProven: boolean;
}

export interface RotationRules {
  /** How long after a refresh the token before the newest is good without the browser's key. */
  readonly graceMs: number;
  /** 0: no limit. */
  readonly maxAgeMs: number;
  /** 0: no limit. */
  readonly maxIdleMs: number;
}

/**
 * `rotate`: a new refresh token. `resend-active`: the newest one again. `unknown`: never handed out. `reused`: stolen, the
 * session ends. `too-old`, `too-idle`: the session's time is over.
 */
export type Rotation = 'rotate' | 'resend-active' | 'unknown' | 'reused' | 'too-old' | 'too-idle';

/**
 * What becomes of a presented refresh token. A client that lost the answer knows only the token before the newest. With
 * the browser's key that one is good at any time; without, for a short while: an owner and a thief who refresh in turn would
 * else never be found. Older ones always end the session, for tabs of one browser share a refresh.
 */
export const decideRotation = (
  state: RotationState,
  { count, isProven }: Presented,
  rules: RotationRules,
  now: Date,
): Rotation => {
  // A second step skips a token, so that the one from before it brings nothing; its own browser may have lost the answer.
  const isLostRaise = isProven && count === state.raisedFrom && count === state.newest - 2;
  const sinceRefresh = now.getTime() - state.refreshedAt.getTime();
  if (count > state.newest || count < 1) return 'unknown';
  if (count < state.newest - 1 && !isLostRaise) return 'reused';
  if (count < state.newest && !isProven && sinceRefresh > rules.graceMs) return 'reused';
  if (rules.maxAgeMs > 0 && now.getTime() - state.createdAt.getTime() > rules.maxAgeMs) return 'too-old';
  if (rules.maxIdleMs > 0 && sinceRefresh > rules.maxIdleMs) return 'too-idle';
  return count === state.newest ? 'rotate' : 'resend-active';
};
