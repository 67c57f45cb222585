const HOUR_MS = 3_600_000;

/**
 * Whether a new password needs the code of an e-mail: a person who finds a session that was left open for long must show that
 * the address is theirs too.
 *
 * @param hours age of the session, since its sign-in, beyond which it does; 0 never
 */
export const needsReauthentication = (signedInAt: Date, now: Date, hours: number): boolean =>
  hours > 0 && now.getTime() - signedInAt.getTime() > hours * HOUR_MS;
