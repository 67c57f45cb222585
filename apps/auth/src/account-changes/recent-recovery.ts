import type { Session } from '../sessions/session.ts';

/** Whether the recovery e-mail that opened the session is still the proof for a new password. */
export const isRecentlyRecovered = (
  { recoveredAt }: Pick<Session, 'recoveredAt'>,
  now: Date,
  seconds: number,
): boolean => recoveredAt !== null && recoveredAt.getTime() >= now.getTime() - seconds * 1_000;
