import { currentLocale } from '../../app/locale.ts';
import { auth } from '../../app/session/auth.ts';
import { session } from '../../app/session/session.ts';

/** What a learner tells us at sign-up; kept as the account's `user_metadata`. */
export interface ProfileData {
  readonly firstName: string;
  readonly lastName: string;
  readonly studentType: string;
  readonly educationalInterests: readonly string[];
  readonly skillLevel: string;
}

/** Where a mail's link comes back to. */
const target = (path: string): string => `${location.origin}${path}`;

/** The learner's own time zone, in which days of learning are counted. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Mexico_City';

/** Signs in; the answer becomes this browser's session. */
export const signIn = async (email: string, password: string): Promise<void> => {
  session.adopt(await auth.signIn(email, password));
};

/** Signs up; true when the service signed the new account in at once, false when the address must be confirmed first. */
export const signUp = async (email: string, password: string, profile: ProfileData): Promise<boolean> => {
  const data = { ...profile, timeZone: timeZone(), locale: currentLocale() };
  return session.adopt(await auth.signUp({ email, password, data, redirectTo: target('/verify-email') }));
};

export const resendConfirmation = async (email: string): Promise<void> => auth.resend(email, target('/verify-email'));

/** Confirms an address, or a recovery, by the six digits of the mail; signs in. */
export const verifyCode = async (type: 'signup' | 'recovery', email: string, code: string): Promise<void> => {
  session.adopt(await auth.verify(type, email, code));
};

/** Confirms an address by the hash of a link. */
export const verifyHash = async (hash: string): Promise<void> => {
  session.adopt(await auth.verifyHash('signup', hash));
};

export const requestRecovery = async (email: string): Promise<void> => auth.recover(email, target('/recover'));

/** Sets a new password for whoever is signed in. */
export const setPassword = async (password: string): Promise<void> => {
  await auth.updateUser((await session.accessToken()) ?? '', { password });
};
