import { AppError } from '@nivel/contracts/kernel/app-error';

/** The `error` parameter by status, as OAuth names them; other statuses have none. */
const ERRORS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
]);

/** A refusal as the parameters of a redirect. @throws any error that is not a refusal */
export const refusalParameters = (error: unknown): Record<string, string> => {
  if (!(error instanceof AppError)) throw error;
  const name = ERRORS.get(error.definition.status ?? 0);
  return {
    ...(name === undefined ? {} : { error: name }),
    error_code: error.definition.code,
    error_description: error.message,
  };
};
