import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { AuthDoor } from '@nivel/contracts/kernel/door';
import type { AuthCookies } from './auth-cookies.ts';

/** The input of a request at the auth door, before the gateway's cookies are added. */
export interface AuthDoorRequest {
  readonly query: Readonly<Record<string, string>>;
  /** The values in the address, by the names in braces in the door's path. */
  readonly path: Readonly<Record<string, string>>;
  /** The JSON text of the body, or null when there was none. */
  readonly bodyText: string | null;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

const brokenJson = (cause: unknown): AppError => {
  const why = cause instanceof Error ? cause.message : 'not readable';
  return new AppError(authErrors.bad_json, {
    message: `Could not parse request body as JSON: ${why.slice(0, 200)}`,
    cause,
  });
};

/** The fields of a query or a form. If one is repeated, the first one counts. */
const fieldsOf = (text: string): Record<string, string> => Object.fromEntries([...new URLSearchParams(text)].reverse());

/** @throws AppError `bad_json` for a body that is not empty and no JSON; an empty one is accepted, whatever its content type */
export const readAuthDoorRequest = (
  { url = '' }: Pick<IncomingMessage, 'url'>,
  { method, takes }: Pick<AuthDoor, 'method' | 'takes'>,
  path: Readonly<Record<string, string>>,
  body: unknown,
  headers: IncomingHttpHeaders,
): AuthDoorRequest => {
  const mark = url.indexOf('?');
  const query = fieldsOf(mark < 0 ? '' : url.slice(mark + 1));
  if (takes === 'form') {
    // All of a form is ASCII; what its escapes stand for is read as UTF-8.
    const fields = fieldsOf(Buffer.isBuffer(body) ? body.toString('latin1') : '');
    return { query, path, bodyText: JSON.stringify(fields), body: fields, headers };
  }
  if (method === 'GET' || !Buffer.isBuffer(body) || body.length === 0)
    return { query, path, bodyText: null, body: null, headers };
  try {
    const bodyText = decoder.decode(body);
    return { query, path, bodyText, body: JSON.parse(bodyText) as unknown, headers };
  } catch (error) {
    throw brokenJson(error);
  }
};

/** The question with another refresh token in its body. */
export const withRefreshToken = (asked: AuthDoorRequest, refreshToken: string): AuthDoorRequest => {
  const given = typeof asked.body === 'object' && asked.body !== null ? asked.body : {};
  const body = { ...given, refresh_token: refreshToken };
  try {
    return { ...asked, body, bodyText: JSON.stringify(body) };
  } catch (error) {
    throw brokenJson(error);
  }
};

const one = (value: string | string[] | undefined, longest: number): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, longest);

const LONGEST_COOKIE = 512;

/**
 * The bytes for the service. The body is forwarded as text: serializing it again costs time, and overflows the stack on deep
 * nesting.
 * @param cookies with the session that the browser holds only where the call may end it
 */
export const authInput = ({ query, path, bodyText, headers }: AuthDoorRequest, cookies: AuthCookies): string => {
  const shown = {
    redirectTo: one(headers['redirect_to'], 2_048),
    referer: one(headers.referer, 2_048),
    apiVersion: one(headers['x-supabase-api-version'], 40),
    userAgent: one(headers['user-agent'], 512),
    deviceId: cookies.deviceId?.slice(0, LONGEST_COOKIE),
    signUpProof: cookies.signUpProof?.slice(0, LONGEST_COOKIE),
    flowBrowser: cookies.flowBrowser?.slice(0, LONGEST_COOKIE),
    ssoBrowser: cookies.ssoBrowser?.slice(0, LONGEST_COOKIE),
    cookieRefreshToken: cookies.refreshToken?.slice(0, LONGEST_COOKIE),
    // One character more than is ever read: a longer one is refused and not taken for a shorter.
    sessionProof: one(headers['x-session-proof'], 1_025),
  };
  return `{"query":${JSON.stringify(query)},"path":${JSON.stringify(path)},"headers":${JSON.stringify(shown)},"body":${bodyText ?? 'null'}}`;
};
