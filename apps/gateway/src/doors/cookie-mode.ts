import type { FastifyRequest } from 'fastify';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { GatewayContext } from '../gateway-context.ts';
import { clearRefreshCookie, setRefreshCookie, type AuthCookies } from './auth-cookies.ts';
import { withRefreshToken, type AuthDoorRequest } from './auth-door-request.ts';

/**
 * The cookies that the browser deletes at sign-out. Its cookies stay: they also say that the device is known. So does its
 * storage: language and theme belong to the device, and our client itself removes what belongs to the person.
 */
const FORGET = { 'clear-site-data': '"cache"' };

/** The grants that begin a session, in place of the one that the browser holds. */
const SIGN_INS = new Set(['password', 'pkce', 'id_token']);

const isRefresh = (endpoint: string, { query }: AuthDoorRequest): boolean =>
  endpoint === 'POST /token' && query['grant_type'] === 'refresh_token';

const hasSession = (body: unknown): body is { refresh_token: string } =>
  typeof body === 'object' &&
  body !== null &&
  'refresh_token' in body &&
  typeof body.refresh_token === 'string' &&
  body.refresh_token !== '';

/**
 * The agreement with our own web client (header `x-use-cookie: 1`): the refresh token lives in a cookie that no script can
 * read, and never in the body of a response. Other clients get the wire contract's plain form.
 */
export class CookieMode {
  private constructor(
    private readonly isOn: boolean,
    private readonly refreshToken: string | null,
    private readonly days: number,
  ) {}

  /** @throws AppError `forbidden` when a page of another site requests it: a cookie must not be set or used from elsewhere */
  static of(request: FastifyRequest, gateway: GatewayContext, cookies: AuthCookies): CookieMode {
    const isOn = request.headers['x-use-cookie'] !== undefined;
    if (isOn && !gateway.origins.isSameOrigin(request.headers))
      throw new AppError(commonErrors.forbidden, { message: 'Cookies are for pages of this site only' });
    return new CookieMode(isOn, cookies.refreshToken, gateway.settings.REFRESH_COOKIE_DAYS);
  }

  /** The session in the cookie, for the calls that take its place or end it. */
  sessionFor(endpoint: string, asked: AuthDoorRequest): string | null {
    const isSignIn = endpoint === 'POST /token' && SIGN_INS.has(asked.query['grant_type'] ?? '');
    const mayEnd = isSignIn || endpoint === 'POST /verify' || endpoint === 'POST /logout';
    // A sign-out that is sent again finds no cookie: it counts as done.
    return this.isOn && mayEnd ? (this.refreshToken ?? (endpoint === 'POST /logout' ? '' : null)) : null;
  }

  /** A refresh of our pages always uses the cookie's session: nobody can make a page adopt a session. */
  complete(endpoint: string, asked: AuthDoorRequest): AuthDoorRequest {
    if (!this.isOn || !isRefresh(endpoint, asked)) return asked;
    if (this.refreshToken === null) throw new AppError(authErrors.refresh_token_not_found);
    return withRefreshToken(asked, this.refreshToken);
  }

  /** Moves an answered session's refresh token into the cookie; signing out takes the cookie away. */
  keep(
    endpoint: string,
    asked: AuthDoorRequest,
    response: AuthResponse,
  ): { response: AuthResponse; cookies: string[] } {
    if (!this.isOn) return { response, cookies: [] };
    if (endpoint === 'POST /logout' && asked.query['scope'] !== 'others')
      return {
        response: { ...response, headers: { ...response.headers, ...FORGET } },
        cookies: [clearRefreshCookie()],
      };
    if (!hasSession(response.body)) return { response, cookies: [] };
    const cookie = setRefreshCookie(response.body.refresh_token, this.days);
    return { response: { ...response, body: { ...response.body, refresh_token: '' } }, cookies: [cookie] };
  }
}
