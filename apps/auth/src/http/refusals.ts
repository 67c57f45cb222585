import { AppError } from '@nivel/contracts/kernel/app-error';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import type { Body } from './body.ts';

/** `validation_failed` with the wire contract's own text; 400 unless the contract says otherwise. */
export const invalid = (message: string, status = 400): AppError =>
  new AppError(withStatus(authErrors.validation_failed, status), { message });

/** Links with a code challenge belong to a flow this service does not speak: to ignore it would hand tokens to the wrong flow. */
export const refusePkce = (body: Body): void => {
  if (body.text('code_challenge') !== '' || body.text('code_challenge_method') !== '') {
    throw invalid('PKCE flow is not enabled');
  }
};
