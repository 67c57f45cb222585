import { AppError } from '@nivel/contracts/kernel/app-error';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';

/** `validation_failed` with the wire contract's own text; 400 unless the contract says otherwise. */
export const invalid = (message: string, status = 400): AppError =>
  new AppError(withStatus(authErrors.validation_failed, status), { message });
