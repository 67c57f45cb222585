/**
 * A payment provider for one machine: it speaks Stripe's wire format (the version in `wire/api-version.ts`), takes test cards,
 * OXXO vouchers and SPEI transfers, and moves no money. The official SDK talks to it:
 *
 * new Stripe(sandbox.secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' })
 *
 * - `/v1/…`: customers, products, prices, coupons, promotion codes, payment methods, payment and setup intents, charges,
 *   refunds, disputes, subscriptions, invoices with previews, checkout and portal sessions, events, webhook endpoints. What it
 *   does not know it refuses; it never pretends. All prices of a subscription have one currency and one interval; there are no
 *   schedules, quotes, taxes or connected accounts.
 * - `/checkout/…`, `/portal/…`, `/vouchers/…`, `/invoices/…`, `/authenticate/…`: pages in Spanish; `/element.js`: the payment
 *   element, used like Stripe.js.
 * - `POST /sandbox/clock` with `{ advance: seconds }` or `{ now }` moves its clock: renewals, ends of trials, reminders, new
 *   tries after 1, 3, 5 and 7 days, expired vouchers and checkouts happen on the way, each at its time.
 * - `POST /sandbox/webhooks` with `{ lose, repeat, delay, shuffle, hold, types, signedAt, seed }` troubles webhooks, `POST
 *   /sandbox/webhooks/release` with `{ order? }` sends what was held, `GET /sandbox` shows the state. Those need the secret key
 *   as a bearer token.
 *
 * Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks its owner to authenticate, 4000
 * 0000 0000 0341 pays while its owner is there and has no funds at a renewal, 4000 0000 0000 0259 pays and its owner disputes
 * the charge. Any date to come, any CVC.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SystemClock, type Clock } from '@nivel/platform/clock';
import { runDue } from './billing/due.ts';
import { apiServer } from './server/api.ts';
import { controlServer, moveClock } from './server/control.ts';
import { isForUs, json, readRequest, send, type HttpRequest, type HttpResponse } from './server/http.ts';
import { pagesServer } from './pages/pages-server.ts';
import type { SandboxState } from './state/sandbox-state.ts';
import { StripeError } from './wire/stripe-error.ts';
import { StateFile } from './state/state-file.ts';
import { Deliveries } from './webhooks/deliveries.ts';
import { newEndpoint } from './webhooks/endpoints.ts';

export interface SandboxSettings {
  /** 0 for any that is free. */
  readonly port: number;
  /** The folder of the state between two starts; without it, the state is in memory. */
  readonly folder?: string;
  /** The endpoint of all events from the start; on this machine. */
  readonly webhook?: { readonly url: string; readonly secret: string };
  readonly clock?: Clock;
  /** Days after which a refused renewal is tried again; when the last try is refused, the subscription ends. */
  readonly retryDays?: readonly number[];
  /** Whether things happen automatically as time passes; without it only when the clock is moved. */
  readonly isTicking?: boolean;
}

export interface PaymentSandbox {
  readonly url: string;
  readonly port: number;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly state: SandboxState;
  readonly deliveries: Deliveries;
  /** Moves the clock ahead by a number of seconds, as `POST /sandbox/clock` does. */
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const TICK_MS = 1_000;
const HOST = '127.0.0.1';

type Answer = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

const listen = async (
  answer: Answer,
  port: number,
): Promise<{ server: ReturnType<typeof createServer>; port: number }> => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await readRequest(request);
    const said = isForUs(asked) ? await answer(asked) : json({ error: 'The sandbox answers to localhost only' }, 403);
    send(response, said);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof StripeError) send(response, json(error.body, error.status));
      else send(response, json({ error: 'The sandbox could not answer' }, 500));
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, HOST, resolve);
  await promise;
  return { server, port: (server.address() as AddressInfo).port };
};

const OWN = { set: 'by the settings' };

/** The one endpoint of the settings; it replaces the address of an earlier start. */
const useWebhook = (state: SandboxState, { url, secret }: { url: string; secret: string }): void => {
  const before = state.table('webhook_endpoint').last(({ metadata }) => metadata['set'] === OWN.set);
  const endpoint = newEndpoint(state, url, ['*'], OWN, secret);
  if (!before) return;
  // Pending webhooks go to its present address.
  state.remove('webhook_endpoint', endpoint.id);
  state.put('webhook_endpoint', { ...endpoint, id: before.id });
  state.put('endpoint_secret', { id: before.id, secret });
};

/** Starts a payment sandbox on loopback. @throws Error in production, where it would give paid things away */
export const startPaymentSandbox = async (settings: SandboxSettings): Promise<PaymentSandbox> => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('The payment sandbox does not run in production.');
  const file = new StateFile(settings.folder, settings.clock ?? new SystemClock());
  const { state } = file;
  if (settings.retryDays) state.retryDays = settings.retryDays;
  if (settings.webhook) useWebhook(state, settings.webhook);
  const deliveries = new Deliveries(state, () => file.saveSoon());
  state.committed = (told) => {
    deliveries.enqueue(told);
    file.saveSoon();
    void deliveries.flush();
  };
  const api = apiServer(state);
  const control = controlServer({ state, deliveries });
  const pages = pagesServer(state);
  const { server, port } = await listen((request) => {
    if (request.path.startsWith('/v1/')) return api(request);
    return request.path === '/sandbox' || request.path.startsWith('/sandbox/') ? control(request) : pages(request);
  }, settings.port);
  state.origin = `http://localhost:${port}`;
  file.save();
  const tick = (): void => {
    runDue(state, state.now());
    void deliveries.flush();
  };
  const ticking = settings.isTicking ? setInterval(tick, TICK_MS) : undefined;
  return {
    url: state.origin,
    port,
    secretKey: state.keys.secretKey,
    publishableKey: state.keys.publishableKey,
    state,
    deliveries,
    pass: async (seconds) => void (await moveClock({ state, deliveries }, state.now() + seconds)),
    close: async () => {
      clearInterval(ticking);
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await deliveries.stop();
      file.save();
    },
  };
};
