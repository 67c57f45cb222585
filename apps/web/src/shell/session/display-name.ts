import type { SessionUser } from './session-state.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The first name that the account knows; empty when it knows none. */
export const givenName = (user: Pick<SessionUser, 'user_metadata'>): string => text(user.user_metadata['firstName']);

/** The form of address for a learner: first name, username, the e-mail before its at sign, and last the given fallback. */
export const displayName = (user: Pick<SessionUser, 'email' | 'user_metadata'>, fallback: string): string =>
  givenName(user) || text(user.user_metadata['username']) || text(user.email.split('@')[0]) || fallback;
