/** A session as far as its refresh tokens are concerned. */
export interface RotationState {
  /** Count of the newest refresh token. */
  readonly newest: number;
  readonly refreshedAt: Date;
  readonly createdAt: Date;
}

export interface RotationRules {
  /** How long after a refresh an older token still counts as a parallel tab. */
  readonly reuseMs: number;
  /** 0: no limit. */
  readonly maxAgeMs: number;
  /** 0: no limit. */
  readonly maxIdleMs: number;
}

/**
 * `rotate`: a new refresh token. `answer-active`: the newest one again. `unknown`: never handed out. `reused`: stolen, the
 * session ends. `too-old`, `too-idle`: the session's time is over.
 */
export type Rotation = 'rotate' | 'answer-active' | 'unknown' | 'reused' | 'too-old' | 'too-idle';

/**
 * What becomes of a presented refresh token (wire contract, section 4). The one just before the newest is always good,
 * because a client that lost the answer knows no other; an older one only as long as parallel tabs may still hold it.
 */
export const decideRotation = (state: RotationState, presented: number, rules: RotationRules, now: Date): Rotation => {
  const sinceRefresh = now.getTime() - state.refreshedAt.getTime();
  if (presented > state.newest || presented < 1) return 'unknown';
  if (presented < state.newest - 1 && sinceRefresh > rules.reuseMs) return 'reused';
  if (rules.maxAgeMs > 0 && now.getTime() - state.createdAt.getTime() > rules.maxAgeMs) return 'too-old';
  if (rules.maxIdleMs > 0 && sinceRefresh > rules.maxIdleMs) return 'too-idle';
  return presented === state.newest ? 'rotate' : 'answer-active';
};
