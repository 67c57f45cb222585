import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import type { HeaderList } from '../http/origins.ts';

/** The first dated version of the auth door's error form. */
const DATED_FORM = '2024-01-01';
const UNEXPECTED = 'Unexpected failure, please check server logs for more information';

/** Codes of our own that have another name in the auth door's contract. */
const contractCodes: Readonly<Record<string, string>> = {
  internal: 'unexpected_failure',
  unavailable: 'unexpected_failure',
  response_too_large: 'unexpected_failure',
  invalid_input: 'validation_failed',
  unauthenticated: 'bad_jwt',
};

export interface RenderedError {
  readonly status: number;
  readonly body: string;
  readonly headers: HeaderList;
}

const asksForDatedForm = (version: string | undefined): boolean => {
  if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= DATED_FORM;
};

const reasonsOf = (error: AppError): object => {
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('weak_password' in details)) return {};
  return { weak_password: details.weak_password };
};

/** The `error` of OAuth's format, for an error that has one. */
const oauthErrorOf = ({ details }: AppError): string | null =>
  typeof details === 'object' && details !== null && 'oauth_error' in details && typeof details.oauth_error === 'string'
    ? details.oauth_error
    : null;

const textOf = (error: AppError, definition: ErrorDefinition): string =>
  definition.kind === 'internal' ? UNEXPECTED : error.message;

/**
 * An error in the form that the caller's `X-Supabase-Api-Version` asks for, or in that of OAuth (wire contract, section 1.1).
 * @param traceId shown as `error_id` of server errors in the old form, so that a report finds its log line
 */
export const renderAuthError = (error: AppError, apiVersion: string | undefined, traceId: string): RenderedError => {
  const { definition } = error;
  const status = httpStatusOf(definition);
  const code = contractCodes[definition.code] ?? definition.code;
  const message = textOf(error, definition);
  const oauthError = oauthErrorOf(error);
  // The same whatever version the request names, and without a code.
  if (oauthError !== null)
    return { status: 400, body: JSON.stringify({ error: oauthError, error_description: message }), headers: {} };
  const headers = { 'x-sb-error-code': code };
  if (asksForDatedForm(apiVersion)) {
    const body = JSON.stringify({ code, message, ...reasonsOf(error) });
    return { status, body, headers: { ...headers, 'x-supabase-api-version': DATED_FORM } };
  }
  const body = JSON.stringify({
    code: status,
    error_code: code,
    msg: message,
    ...(status >= 500 ? { error_id: traceId } : {}),
    ...reasonsOf(error),
  });
  return { status, body, headers };
};
