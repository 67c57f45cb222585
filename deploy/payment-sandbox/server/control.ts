import { z } from 'zod';
import { runDue } from '../billing/due.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import { deliverySwitch } from '../webhooks/delivery-switch.ts';
import { isSame } from '../wire/same-secret.ts';
import { keyOf } from './api.ts';
import { json, type HttpRequest, type HttpResponse } from './http.ts';

const DAY = 86_400;
const MOST_AHEAD = 3_650 * DAY;

const clockMove = z.union([
  z.strictObject({ advance: z.int().min(0).max(MOST_AHEAD) }),
  z.strictObject({ now: z.int() }),
  z.strictObject({ now: z.iso.datetime().transform((text) => Math.floor(Date.parse(text) / 1_000)) }),
]);
const releaseOrder = z.strictObject({ order: z.array(z.string()).optional() });

interface Controlled {
  readonly state: SandboxState;
  readonly deliveries: Deliveries;
}

/** Moves the clock ahead; everything due on the way happens at its own time, and its webhooks are sent. */
export const moveClock = async ({ state, deliveries }: Controlled, to: number): Promise<number> => {
  const happened = runDue(state, to);
  state.clock.moveTo(Math.max(to, state.now()));
  state.committed([]);
  await deliveries.flush();
  return happened;
};

const overview = ({ state, deliveries }: Controlled): object => ({
  now: state.now(),
  ahead: Math.round(state.clock.ahead / 1_000),
  webhooks: deliveries.switch,
  waiting: deliveries.waiting,
  attempts: deliveries.attempts,
  lost: deliveries.lost,
});

const refused = (message: string, status = 400): HttpResponse => json({ error: message }, status);

const changeClock = async (controlled: Controlled, body: unknown): Promise<HttpResponse> => {
  const move = clockMove.safeParse(body);
  if (!move.success) return refused('Say { advance: seconds } or { now: seconds since 1970, or ISO }');
  const { state } = controlled;
  const to = 'advance' in move.data ? state.now() + move.data.advance : move.data.now;
  if (to < state.now()) return refused('The clock goes ahead only');
  if (to > state.now() + MOST_AHEAD) return refused('At most ten years at once');
  const happened = await moveClock(controlled, to);
  return json({ now: state.now(), happened });
};

const change = async (controlled: Controlled, path: string, body: unknown): Promise<HttpResponse> => {
  if (path === '/sandbox/clock') return changeClock(controlled, body);
  if (path === '/sandbox/webhooks') {
    const wanted = deliverySwitch.safeParse(body);
    if (!wanted.success) return refused(z.prettifyError(wanted.error));
    controlled.deliveries.switch = wanted.data;
    return json(wanted.data);
  }
  if (path === '/sandbox/webhooks/release') {
    const wanted = releaseOrder.safeParse(body);
    if (!wanted.success) return refused('Say { order?: [event ids] }');
    await controlled.deliveries.release(wanted.data.order);
    return json(overview(controlled));
  }
  return refused('Not found', 404);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body || '{}') as unknown;
  } catch {
    return undefined;
  }
};

/** The controls of the sandbox for tests and developers; only with the secret key. */
export const controlServer =
  (controlled: Controlled) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    if (!isSame(keyOf(request), controlled.state.keys.secretKey)) return refused('It needs the secret key', 401);
    if (request.method === 'GET' && request.path === '/sandbox') return json(overview(controlled));
    return request.method === 'POST'
      ? change(controlled, request.path, parsed(request.body))
      : refused('Not found', 404);
  };
