import type { ErrorDefinition, ErrorKind } from './errors.ts';

/**
 * The single table from error kinds to the answer of each door. A socket refuses with the HTTP status; a call between services
 * carries the kind itself.
 */
export const errorTransports: Readonly<Record<ErrorKind, { readonly http: number; readonly graphql: string }>> = {
  invalid: { http: 400, graphql: 'BAD_USER_INPUT' },
  unauthenticated: { http: 401, graphql: 'UNAUTHENTICATED' },
  forbidden: { http: 403, graphql: 'FORBIDDEN' },
  'not-found': { http: 404, graphql: 'NOT_FOUND' },
  conflict: { http: 409, graphql: 'CONFLICT' },
  limited: { http: 429, graphql: 'RATE_LIMITED' },
  'too-large': { http: 413, graphql: 'TOO_LARGE' },
  unavailable: { http: 503, graphql: 'UNAVAILABLE' },
  internal: { http: 500, graphql: 'INTERNAL_SERVER_ERROR' },
};

/** HTTP status with which an error leaves; a row's own `status` wins. */
export const httpStatusOf = (definition: ErrorDefinition): number =>
  definition.status ?? errorTransports[definition.kind].http;
