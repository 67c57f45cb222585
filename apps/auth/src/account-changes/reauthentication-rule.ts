const HOUR_MS = 3_600_000;

/**
 * Whether a new password needs the code of an e-mail: a person who finds an old open session must also prove access to the
 * mailbox.
 *
 * @param hours age of the session, since its sign-in, from which the code is needed; 0: never
 */
export const needsReauthentication = (signedInAt: Date, now: Date, hours: number): boolean =>
  hours > 0 && now.getTime() - signedInAt.getTime() > hours * HOUR_MS;
