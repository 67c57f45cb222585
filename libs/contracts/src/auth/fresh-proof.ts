import { z } from 'zod';
import { authErrors } from './auth.errors.ts';
import { currentPassword } from './current-password.ts';

/** What shows once more who asks, where the sign-in is not of the last minutes: a password, or the code of an e-mail. */
export const freshProof = { current_password: currentPassword, nonce: z.string().max(10).optional() };

/** What an operation refuses with that takes a fresh proof in a procedure. */
export const freshProofErrors = [
  authErrors.no_authorization,
  authErrors.bad_jwt,
  authErrors.user_not_found,
  authErrors.session_not_found,
  authErrors.user_banned,
  authErrors.insufficient_aal,
  authErrors.current_password_required,
  authErrors.current_password_invalid,
  authErrors.reauthentication_needed,
  authErrors.reauthentication_not_valid,
];
