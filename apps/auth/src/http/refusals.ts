import { AppError } from '@nivel/contracts/kernel/app-error';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';

/** `validation_failed` with the wire contract's own text; 400 unless the contract says otherwise. */
export const invalid = (message: string, status = 400): AppError =>
  new AppError(withStatus(authErrors.validation_failed, status), { message });

/**
 * A refusal in the wire contract's third format, that of OAuth.
 * @param error `invalid request`, with the blank, or `invalid nonce`
 */
export const invalidIdToken = (
  message: string,
  error: 'invalid request' | 'invalid nonce' = 'invalid request',
  cause?: unknown,
): AppError => new AppError(authErrors.bad_id_token, { message, details: { oauth_error: error }, cause });
