import type { IncomingHttpHeaders } from 'node:http';

/** Cookie names. The prefix makes browsers refuse them without Secure, with a Domain, or below another path. */
const REFRESH = '__Host-nivel-refresh';
const DEVICE = '__Host-nivel-device';
const SIGN_UP = '__Host-nivel-sign-up';
const DAY_SECONDS = 86_400;

export interface AuthCookies {
  readonly refreshToken: string | null;
  readonly deviceId: string | null;
  /** What this browser was handed when somebody signed up in it. */
  readonly signUpProof: string | null;
}

/** The cookies of the auth door; of a doubled one the first counts. */
export const readAuthCookies = (headers: IncomingHttpHeaders): AuthCookies => {
  const found = new Map<string, string>();
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    const value = part.slice(at + 1).trim();
    if (value !== '' && !found.has(name)) found.set(name, value);
  }
  const read = (name: string): string | null => found.get(name) ?? null;
  return { refreshToken: read(REFRESH), deviceId: read(DEVICE), signUpProof: read(SIGN_UP) };
};

const cookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;

/** A value that cannot end the cookie or begin another. */
const isSafe = (value: string): boolean => /^[\w.~+/=-]{1,512}$/.test(value);

export const setRefreshCookie = (token: string, days: number): string | null =>
  isSafe(token) ? cookie(REFRESH, token, days * DAY_SECONDS) : null;

export const clearRefreshCookie = (): string => cookie(REFRESH, '', 0);

export const setDeviceCookie = (id: string, days: number): string | null =>
  isSafe(id) ? cookie(DEVICE, id, days * DAY_SECONDS) : null;

/** Kept as long as a confirmation link is good. */
export const setSignUpCookie = (proof: string): string | null =>
  isSafe(proof) ? cookie(SIGN_UP, proof, DAY_SECONDS) : null;
