import { z } from 'zod';
import { openSealed, seal } from '@nivel/platform/seal';
import type { EmailSettings } from './email.ts';

/** The person who unsubscribes, and the kind of e-mails. */
const unsubscription = z.strictObject({ userId: z.uuid(), kind: z.string() });
type Unsubscription = z.output<typeof unsubscription>;

/** Binds the sealed text to its purpose: nothing else that is sealed with the key is a token. */
const CONTEXT = 'unsubscribe';

/**
 * The address that ends the e-mails of a kind with one click: a GET asks for confirmation, a POST (RFC 8058) acts. The token is
 * encrypted and authenticated, so that nobody can create one for another person or read whose it is. It never expires, because
 * e-mails stay in mailboxes for years.
 */
export const unsubscribeLink = (
  whom: Unsubscription,
  { PUBLIC_URL, MAIL_SEAL_KEY }: Pick<EmailSettings, 'PUBLIC_URL' | 'MAIL_SEAL_KEY'>,
): string => {
  const url = new URL('/unsubscribe', PUBLIC_URL);
  url.searchParams.set('token', seal(MAIL_SEAL_KEY, whom, CONTEXT));
  return url.href;
};

/** The content of a token, or null when it is not one of ours. */
export const readUnsubscribeToken = (token: string, key: string): Unsubscription | null => {
  try {
    return unsubscription.parse(openSealed(key, token, CONTEXT));
  } catch {
    return null;
  }
};
