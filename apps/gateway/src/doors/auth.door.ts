import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { traceIdOf } from '@nivel/platform/trace';
import { callOf, jsonContent, type OpenApiCall } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { acceptFormsOnly, acceptJsonOnly } from '../http/http-server.ts';
import { toDoorError } from '../http/http-errors.ts';
import type { HeaderList } from '../http/origins.ts';
import { mountFallback } from '../http/fallback.ts';
import { JSON_TYPE, retryAfter, HttpExchange } from '../http/http-exchange.ts';
import { cookiesAndHeadersOf, readAuthCookies } from './auth-cookies.ts';
import { renderAuthError } from './auth-error-form.ts';
import type { DoorKind, DoorOf } from './door-kind.ts';
import { pathParameters, routePath } from './door-path.ts';
import { authInput, readAuthDoorRequest } from './auth-door-request.ts';
import { CookieMode } from './cookie-mode.ts';

type AuthDoor = DoorOf<'auth'>;

const decoder = new TextDecoder();

/** Refuses in the auth door's own form. */
const refuse = (exchange: HttpExchange, error: AppError, request: FastifyRequest): void => {
  exchange.logRefusal(error);
  const version = request.headers['x-supabase-api-version'];
  const { status, body, headers } = renderAuthError(
    error,
    Array.isArray(version) ? version[0] : version,
    traceIdOf(exchange.trace),
  );
  exchange.send(status, body, { ...headers, ...retryAfter(error), 'content-type': JSON_TYPE });
};

/** A Location header must be plain ASCII; all other parts of an allowed target are escaped. */
const asLocation = (target: string): string => (/^[\x21-\x7e]*$/.test(target) ? target : encodeURI(target));

const mountAuth = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: AuthDoor): void => {
  if (door.takes === 'form' && operation.policy.who !== 'anyone')
    throw new Error(`${operation.name}: pages of other sites post forms; none may act for the person who is signed in`);
  const endpoint = `${door.method} ${door.path}`;
  const serve = async (
    request: FastifyRequest<{ Params: Record<string, string> }>,
    reply: FastifyReply,
  ): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    exchange.isForOtherSites = door.takes === 'form';
    try {
      await gateway.limits.authCall(endpoint, exchange.clientIp);
      const cookies = readAuthCookies(request.headers);
      const mode = CookieMode.of(request, gateway, cookies);
      const given = readAuthDoorRequest(request.raw, door, request.params, request.body, request.headers);
      const asked = mode.complete(endpoint, given);
      const context = exchange.context(operation);
      const input = authInput(asked, { ...cookies, refreshToken: mode.sessionFor(endpoint, asked) });
      const token = operation.policy.who === 'anyone' ? null : context.token;
      const bytes = await gateway.services.ask(operation, input, { ...context, token });
      render(exchange, gateway, mode.keep(endpoint, asked, JSON.parse(decoder.decode(bytes)) as AuthResponse));
    } catch (error) {
      refuse(exchange, toDoorError(error), request);
    }
  };
  const route = { method: door.method, url: `/auth/v1${routePath(door.path)}`, handler: serve };
  if (door.takes !== 'form') {
    http.route(route);
    return;
  }
  // In a scope of its own: no other address here reads forms.
  void http.register((scope, _options, done) => {
    acceptFormsOnly(scope, gateway.settings.FORM_BODY_BYTES);
    scope.route(route);
    done();
  });
};

const jsonOf = (body: unknown): string | null => (body === null || body === undefined ? null : JSON.stringify(body));

const render = (
  exchange: HttpExchange,
  gateway: GatewayContext,
  { response, cookies }: { response: AuthResponse; cookies: string[] },
): void => {
  const own = cookiesAndHeadersOf(response.headers ?? {}, gateway.settings.DEVICE_COOKIE_DAYS);
  const content = response.text ?? jsonOf(response.body);
  const lines: HeaderList = {
    ...(content !== null && { 'content-type': JSON_TYPE }),
    ...own.headers,
    ...(response.redirect !== undefined && { location: asLocation(response.redirect) }),
  };
  exchange.send(response.status, content, lines, [...cookies, ...own.cookies]);
};

const authCall = (operation: Operation, { method, path, takes }: AuthDoor): OpenApiCall => {
  const fields = { type: 'object', additionalProperties: takes === 'form' ? { type: 'string' } : true };
  const content = takes === 'form' ? { 'application/x-www-form-urlencoded': { schema: fields } } : jsonContent(fields);
  const requestBody = { required: false, content };
  const response = { description: 'Done; the body is that of the auth wire contract', content: jsonContent({}) };
  return callOf(operation, 'auth', { ...pathParameters(path), ...(method !== 'GET' && { requestBody }) }, response);
};

const refuseWith =
  (gateway: GatewayContext) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
    refuse(new HttpExchange(gateway, 'auth', request, reply), toDoorError(error), request);

/** `<method> /auth/v1<path>`. Every error there has the auth door's own form. */
export const authDoor: DoorKind<DoorOf<'auth'>> = {
  tag: { name: 'auth', description: 'Accounts and sessions, wire-compatible with the Supabase auth client.' },
  describe: authCall,
  mount: mountAuth,
  prepare: (http, gateway) => {
    acceptJsonOnly(http, gateway.settings.AUTH_BODY_BYTES);
    http.setErrorHandler((error, request, reply) => refuseWith(gateway)(error, request, reply));
    mountFallback(http, gateway, '/auth/*', (request, reply) =>
      refuseWith(gateway)(new AppError(commonErrors.not_found), request, reply),
    );
  },
};
