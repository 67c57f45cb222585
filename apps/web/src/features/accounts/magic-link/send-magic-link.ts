import { askForEmail } from '../accounts.calls.ts';
import { pendingAddress } from '../pending-email.ts';
import { pendingNext } from '../pending-next.ts';

/** The address to which an e-mail went that signs in. */
export const pendingSignIn = pendingAddress('nivel.pending-sign-in');

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
