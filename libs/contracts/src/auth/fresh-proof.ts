import { z } from 'zod';
import { authErrors } from './auth.errors.ts';
import { currentPassword } from './current-password.ts';

/** A new proof of the caller's identity, if the sign-in is more than some minutes old: a password, or the code of an e-mail. */
export const freshProof = { current_password: currentPassword, nonce: z.string().max(10).optional() };

/** The refusals of an operation that needs a fresh proof in a procedure. */
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
