import type { ErrorBody } from '@nivel/contracts/kernel/errors';
import { refused, type ClientError } from './client-error.ts';

/** An error of a GraphQL response: the class that every GraphQL client handles, and the very body of the REST doors. */
interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly error?: ErrorBody };
}

/** The status that the REST doors answer, by the error's own code or else by its class. */
const statusOf: Readonly<Record<string, number>> = {
  request_timeout: 504,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

const firstError = (body: unknown): GraphqlError | undefined =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
    ? (body.errors as readonly GraphqlError[])[0]
    : undefined;

/**
 * The error in a GraphQL response. The response is a 200 even where every field failed, so the status is that of the first
 * error.
 */
export const graphqlRefused = (response: Response, body: unknown): ClientError => {
  const error = firstError(body);
  if (error === undefined) return refused(response, body);
  const { code = '', error: told = { code: 'unknown', message: error.message, details: null, hint: null } } =
    error.extensions ?? {};
  return refused(response, told, statusOf[told.code] ?? statusOf[code] ?? response.status);
};
