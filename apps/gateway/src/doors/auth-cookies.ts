import { parseCookie, stringifySetCookie } from 'cookie';
import type { IncomingHttpHeaders } from 'node:http';

/** Cookie names. The prefix makes browsers refuse them without Secure, with a Domain, or below another path. */
const REFRESH = '__Host-nivel-refresh';
const DEVICE = '__Host-nivel-device';
const SIGN_UP = '__Host-nivel-sign-up';
const FLOW = '__Host-nivel-flow';
const SSO = '__Host-nivel-sso';
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

export interface AuthCookies {
  readonly refreshToken: string | null;
  readonly deviceId: string | null;
  /** The value that this browser received at a sign-up. */
  readonly signUpProof: string | null;
  /** The value that this browser received before it went to a provider. */
  readonly flowBrowser: string | null;
  /** The same for a provider whose page posts a form. */
  readonly ssoBrowser: string | null;
}

/** The cookies of the auth door; of a doubled one the first counts. */
export const readAuthCookies = (headers: IncomingHttpHeaders): AuthCookies => {
  const found = parseCookie(headers.cookie ?? '');
  const read = (name: string): string | null => found[name] || null;
  const flows = { flowBrowser: read(FLOW), ssoBrowser: read(SSO) };
  return { refreshToken: read(REFRESH), deviceId: read(DEVICE), signUpProof: read(SIGN_UP), ...flows };
};

const cookie = (name: string, value: string, maxAge: number, sameSite: 'strict' | 'lax' | 'none' = 'strict'): string =>
  stringifySetCookie({ name, value, path: '/', maxAge, httpOnly: true, secure: true, sameSite });

export const setRefreshCookie = (token: string, days: number): string => cookie(REFRESH, token, days * DAY_SECONDS);

export const clearRefreshCookie = (): string => cookie(REFRESH, '', 0);

export const setDeviceCookie = (id: string, days: number): string => cookie(DEVICE, id, days * DAY_SECONDS);

/** Kept while a confirmation link is valid. */
const setSignUpCookie = (proof: string): string => cookie(SIGN_UP, proof, DAY_SECONDS);

/** Sent when another site leads the browser back: that is what it is for. */
const setFlowCookie = (browser: string): string => cookie(FLOW, browser, HOUR_SECONDS, 'lax');

/**
 * Sent also with a form that a page of another site posts. That gives nothing away: it only finds the visits that the same browser
 * began, and each of those needs its state and the provider's signature too.
 */
const setSsoCookie = (browser: string): string => cookie(SSO, browser, HOUR_SECONDS, 'none');

/** The headers of a response whose values only a cookie may carry, and how the browser keeps each. */
const KEPT: ReadonlyMap<string, (value: string, deviceDays: number) => string> = new Map([
  ['x-device-id', setDeviceCookie],
  ['x-sign-up-proof', setSignUpCookie],
  ['x-flow-browser', setFlowCookie],
  ['x-sso-browser', setSsoCookie],
]);

/** Separates the headers of a response that become cookies from those that leave as they are. */
export const cookiesAndHeadersOf = (
  given: Readonly<Record<string, string>>,
  deviceDays: number,
): { cookies: string[]; headers: Record<string, string> } => {
  const all = Object.entries(given);
  return {
    cookies: all.flatMap(([name, value]) => KEPT.get(name)?.(value, deviceDays) ?? []),
    headers: Object.fromEntries(all.filter(([name]) => !KEPT.has(name))),
  };
};
