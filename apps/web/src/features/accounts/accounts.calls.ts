import type { CodeType, LinkPreview } from '@nivel/client/auth-client';
import { ownZone } from '../../shell/days/own-zone.ts';
import { currentLocale } from '../../shell/language/locale.ts';
import { auth } from '../../shell/session/auth.ts';
import { session } from '../../shell/session/session.ts';
import type { LinkType } from './auth-link.ts';

/** The data given at sign-up, for learners also about themselves; kept as the account's `user_metadata`. */
export interface ProfileData {
  readonly firstName: string;
  readonly lastName: string;
  readonly studentType?: string;
  readonly educationalInterests?: readonly string[];
  readonly skillLevel?: string;
}

/** A call that asks for an e-mail. @param page the path of ours that its link returns to @throws ClientError */
export const askForEmail = async (path: string, page: string, body: object): Promise<unknown> => {
  const target = new URLSearchParams({ redirect_to: `${location.origin}${page}` }).toString();
  return auth.ask({ method: 'POST', path: `${path}?${target}`, body });
};

/** The browser's own settings of a learner. */
export const browserData = () => ({ timeZone: ownZone(), locale: currentLocale() });

/**
 * Signs up; true when the service signed the new account in at once, false when the address must be confirmed first.
 *
 * @param next the final target of the mail's link
 */
export const signUp = async (
  email: string,
  password: string,
  profile: ProfileData,
  next = '/verify-email',
): Promise<boolean> => {
  const data = { ...profile, ...browserData() };
  return session.enter(async () => askForEmail('/signup', next, { email, password, data }));
};

export const resendConfirmation = async (email: string): Promise<void> => {
  await askForEmail('/resend', '/verify-email', { type: 'signup', email });
};

/**
 * Sends the six digits of a mail; returns whether that signed in: the first of two codes that confirm a new address does not.
 * `email` fits the code of any mail that signs in.
 */
export const verifyCode = async (type: CodeType, email: string, code: string): Promise<boolean> =>
  session.enter(async () => auth.verify(type, email, code));

/** Says whose a mail's link is; it can be asked any number of times. */
export const previewLink = async (type: LinkType, tokenHash: string): Promise<LinkPreview> => {
  const body = { type, token_hash: tokenHash };
  return (await auth.ask({ method: 'POST', path: '/verify/preview', body })) as LinkPreview;
};

/** Takes a mail's link; signs in, replacing the person signed in here, and returns whether it did. */
export const confirmLink = async (type: LinkType, tokenHash: string): Promise<boolean> =>
  session.enter(async () => auth.verifyHash(type, tokenHash));

export const requestRecovery = async (email: string): Promise<void> => {
  await askForEmail('/recover', '/recover', { email });
};
