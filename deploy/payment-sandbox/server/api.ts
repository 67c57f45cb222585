import { createHash } from 'node:crypto';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { API_VERSION } from '../wire/api-version.ts';
import { expand } from '../wire/expand.ts';
import { parseForm } from '../wire/form.ts';
import { ids } from '../wire/params.ts';
import { routeOf } from '../wire/route.ts';
import { isSame } from '../wire/same-secret.ts';
import { invalid, StripeError } from '../wire/stripe-error.ts';
import { json, type HttpRequest, type HttpResponse } from './http.ts';
import { apiRoutes, expander } from './routes.ts';

const MAX_KEY = 255;

/** The key of a request: as a bearer token, or as the user of basic authentication. */
export const keyOf = ({ headers }: HttpRequest): string => {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'basic') return Buffer.from(token, 'base64').toString('utf8').split(':')[0] ?? '';
  return scheme.toLowerCase() === 'bearer' ? token : '';
};

const refuseKey = (): StripeError =>
  new StripeError(401, 'invalid_request_error', 'Invalid API Key provided, or none: it must be one of this sandbox.');

/** The wire side of the API: the caller, repetitions, the request, and the answer in Stripe's form. */
export const apiServer = (state: SandboxState): ((request: HttpRequest) => HttpResponse) => {
  const routes = apiRoutes(state);
  const from = expander(state);

  const perform = (
    request: HttpRequest,
    isPublic: boolean,
    asking: { id: string; idempotency_key: string | null },
  ): object => {
    const found = routeOf(routes, request.method, request.path);
    if (!found)
      throw new StripeError(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${request.method}: ${request.path}). The sandbox knows what its README says.`,
      );
    if (isPublic && !found.route.isPublic)
      throw new StripeError(403, 'invalid_request_error', 'This call needs the secret key.', {
        code: 'secret_key_required',
      });
    // The SDK puts the parameters of a DELETE into the address.
    const fields = parseForm(askedIn(request));
    const wishes = ids.safeParse(fields['expand'] ?? []);
    if (!wishes.success) throw invalid('Invalid expand', { param: 'expand' });
    // A caller with only the secret of an intent sees the intent, and no customer data beside it.
    if (isPublic && wishes.data.length > 0) throw invalid('Expanding needs the secret key.', { param: 'expand' });
    return state.transaction(() => {
      const answer = found.route.answer({ path: found.path, fields, isPublic });
      return expand(answer, wishes.data, from);
    }, asking);
  };

  return (request) => {
    const requestId = newId('req');
    const headers = { 'request-id': requestId, 'stripe-version': API_VERSION };
    try {
      const isPublic = authenticate(state, request);
      checkVersion(request);
      const key = idempotencyKey(request);
      const asking = { id: requestId, idempotency_key: key };
      const again = key === null ? undefined : replayed(state, request, key);
      if (again) return { ...again, headers: { ...headers, ...again.headers } };
      const response = answered(() => perform(request, isPublic, asking), headers);
      if (key !== null) keep(state, request, key, response);
      return response;
    } catch (error) {
      return refusal(error, headers);
    }
  };
};

/** @returns whether it is the publishable key */
const authenticate = (state: SandboxState, request: HttpRequest): boolean => {
  const key = keyOf(request);
  if (isSame(key, state.keys.secretKey)) return false;
  if (isSame(key, state.keys.publishableKey)) return true;
  throw refuseKey();
};

const checkVersion = ({ headers }: HttpRequest): void => {
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${String(version)}. The sandbox speaks ${API_VERSION}.`);
};

const idempotencyKey = ({ method, headers }: HttpRequest): string | null => {
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > MAX_KEY) throw invalid(`Idempotency keys have at most ${MAX_KEY} characters.`);
  return key;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const askedIn = ({ search, body }: HttpRequest): string => [search, body].filter(Boolean).join('&');
const requestOf = ({ method, path }: HttpRequest): string => `${method} ${path}`;

/** @throws StripeError where the same key came with something else */
const replayed = (state: SandboxState, request: HttpRequest, key: string): HttpResponse | undefined => {
  const first = state.find('answer', key);
  if (!first) return undefined;
  if (first.request !== requestOf(request) || first.asked !== digest(askedIn(request)))
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  return {
    status: first.status,
    type: 'application/json',
    body: first.body,
    headers: { 'idempotency-key': key, 'idempotent-replayed': 'true' },
  };
};

/** Keeps an answer for a day. A request that was refused before anything started may be repeated with the same key. */
const keep = (state: SandboxState, request: HttpRequest, key: string, { status, body }: HttpResponse): void => {
  const hasBegun = status < 300 || status === 402;
  if (!hasBegun) return;
  state.table('answer').set({
    id: key,
    request: requestOf(request),
    asked: digest(askedIn(request)),
    status,
    body: String(body),
    at: state.now(),
  });
};

const answered = (perform: () => object, headers: Readonly<Record<string, string>>): HttpResponse => {
  try {
    return json(perform(), 200, headers);
  } catch (error) {
    return refusal(error, headers);
  }
};

const refusal = (error: unknown, headers: Readonly<Record<string, string>>): HttpResponse => {
  if (error instanceof StripeError) return json(error.body, error.status, headers);
  const message = error instanceof Error ? error.message : 'unknown';
  return json(new StripeError(500, 'api_error', `The sandbox failed: ${message}`).body, 500, headers);
};
