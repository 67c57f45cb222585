import { ClientError } from '@nivel/client/client-error';

export type FailureKind = 'network' | 'auth' | 'data' | 'validation' | 'unknown';

/** The screen of a failure, by its code. */
const byCode: Readonly<Record<string, FailureKind>> = {
  offline: 'network',
  no_answer: 'network',
  unavailable: 'network',
  request_timeout: 'network',
  not_signed_in: 'auth',
  unauthenticated: 'auth',
  no_authorization: 'auth',
  forbidden: 'auth',
  '42501': 'auth',
  not_a_crico_user: 'auth',
  invalid_input: 'validation',
  validation_failed: 'validation',
  not_found: 'data',
  PGRST116: 'data',
  PGRST202: 'data',
  internal: 'data',
};

/** If a code is not in the table, the class of its answer decides the screen. */
const byStatus = (status: number): FailureKind => {
  if (status === 401 || status === 403) return 'auth';
  if (status >= 400 && status < 500) return status === 400 || status === 422 ? 'validation' : 'data';
  return status >= 500 ? 'data' : 'unknown';
};

/** Which screen shows a failure. A mistake of our own program is `unknown`. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof ClientError ? (byCode[error.code] ?? byStatus(error.status)) : 'unknown';

/** Whether the dashboard reports that its data cannot be reached: the function behind it does not exist, or does not answer. */
export const isConnectionIssue = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.code === 'PGRST202' || error.status === 404 || failureKind(error) === 'network');

/** Whether it failed because the session has ended. */
export const hasNoSession = (error: unknown): boolean =>
  error instanceof ClientError && (error.code === 'not_signed_in' || error.code === 'unauthenticated');
