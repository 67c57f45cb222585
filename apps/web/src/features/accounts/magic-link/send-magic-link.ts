import { askForEmail } from '../accounts.calls.ts';
import { pendingNext } from '../pending-next.ts';
import { pendingText } from '../pending-text.ts';

/** The address to which an e-mail went that signs in. */
export const pendingSignIn = pendingText('nivel.pending-sign-in');

/**
 * Asks for an e-mail that signs in without a password, and remembers its address.
 *
 * @param next where the mail's link leads in the end
 */
export const sendMagicLink = async (email: string, next: string | undefined): Promise<void> => {
  // No account is made here.
  await askForEmail('/otp', next ?? '/magic-link', { email, create_user: false });
  pendingSignIn.write(email);
  if (next !== undefined) pendingNext.write(next);
};
