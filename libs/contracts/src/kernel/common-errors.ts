import { defineErrors } from './errors.ts';

/** Errors that any operation may answer; an operation lists only those that are its own beyond these. */
export const commonErrors = defineErrors({
  invalid_input: { kind: 'invalid', message: 'The input is not what this operation expects' },
  bad_json: { kind: 'invalid', message: 'Could not parse request body as JSON' },
  unauthenticated: { kind: 'unauthenticated', message: 'No valid session found' },
  /** The access token is of a sign-in that still has to show a code of the account's second factor. */
  insufficient_aal: { kind: 'unauthenticated', message: 'This session has not taken the second step' },
  forbidden: { kind: 'forbidden', message: 'You are not allowed to do this' },
  not_found: { kind: 'not-found', message: 'Not found' },
  request_entity_too_large: { kind: 'too-large', message: 'The request is too large' },
  unsupported_media_type: { kind: 'invalid', status: 415, message: 'The request body must be JSON (application/json)' },
  response_too_large: { kind: 'internal', message: 'The response is too large; ask for fewer rows' },
  idempotency_key_reused: { kind: 'conflict', message: 'This idempotency key belongs to another request' },
  over_request_rate_limit: { kind: 'limited', message: 'Request rate limit reached' },
  unavailable: { kind: 'unavailable', message: 'The service does not answer; try again in a moment' },
  files_unavailable: { kind: 'unavailable', message: 'Files are unavailable right now; try again in a few minutes' },
  request_timeout: { kind: 'unavailable', status: 504, message: 'The request took too long' },
  internal: { kind: 'internal', message: 'Something went wrong on our side' },
});
