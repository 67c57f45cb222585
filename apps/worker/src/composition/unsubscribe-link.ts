import { z } from 'zod';
import { openSealed, seal } from '@nivel/platform/seal';
import type { EmailSettings } from './email.ts';

/** The person who gets no more e-mails, and of which kind. */
const unsubscription = z.strictObject({ userId: z.uuid(), kind: z.string() });
type Unsubscription = z.output<typeof unsubscription>;

/** Binds the sealed text to its purpose: nothing else that is sealed with the key is a token. */
const CONTEXT = 'unsubscribe';

/**
 * Where one click ends the e-mails of a kind: opened it asks, posted to (RFC 8058) it acts. The token is sealed, so that nobody
 * can make one for another person, or read who it is for; it never expires, because an e-mail is in a mailbox for years.
 */
export const unsubscribeLink = (
  whom: Unsubscription,
  { PUBLIC_URL, MAIL_SEAL_KEY }: Pick<EmailSettings, 'PUBLIC_URL' | 'MAIL_SEAL_KEY'>,
): string => {
  const url = new URL('/unsubscribe', PUBLIC_URL);
  url.searchParams.set('token', seal(MAIL_SEAL_KEY, whom, CONTEXT));
  return url.href;
};

/** What a token says, or null when it is not one of ours. */
export const readUnsubscribeToken = (token: string, key: string): Unsubscription | null => {
  try {
    return unsubscription.parse(openSealed(key, token, CONTEXT));
  } catch {
    return null;
  }
};
