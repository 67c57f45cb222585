import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/** Any value thrown at a door, as the error that leaves. The server's own refusals (body, headers, path) keep their status. */
export const toDoorError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const status = statusGivenBy(error);
  if (status === 413) return new AppError(commonErrors.request_entity_too_large, { cause: error });
  if (status === 415) return new AppError(commonErrors.unsupported_media_type, { cause: error });
  if (status === 404) return new AppError(commonErrors.not_found, { cause: error });
  if (status < 400 || status >= 500) return new AppError(commonErrors.internal, { cause: error });
  const definition = { ...commonErrors.invalid_input, status };
  return new AppError(definition, { message: 'The request is not well formed', cause: error });
};

const statusGivenBy = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
