import { decodeJwt } from 'jose';

/** The methods with which a session was opened, as its access token names them. */
export const methodsOf = (session: Readonly<Record<string, unknown>>): string[] =>
  decodeJwt<{ amr: readonly { method: string }[] }>(String(session['access_token'])).amr.map(({ method }) => method);

/** The session of an access token. */
export const sessionIdOf = (accessToken: unknown): string => String(decodeJwt(String(accessToken))['session_id']);
