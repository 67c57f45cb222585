import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { GatewayWorld, type OpenGateway } from '../test/gateway-world.ts';
import { sendRaw } from '../test/raw-response.ts';
import { completeThing, testErrors } from '../test/test-operations.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway({ RATE_ADDRESS_PER_MINUTE: '0', TRUSTED_PROXIES: '1' });
});
afterAll(() => world.stop());

/** Each test calls from its own network, because a network gets one line a second. */
let network = 0;
const from = (): string => `203.0.113.${network}`;
beforeEach(() => {
  network += 1;
  lines = [];
  const keep = (line: object): void => void lines.push(JSON.parse(JSON.stringify(line)) as Record<string, unknown>);
  Object.assign(gateway.running.context.log, { info: keep, warn: keep, error: keep });
});

const CALLER = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
const thing = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001' });
const call = (token: string | null, headers: Record<string, string> = {}, at = gateway): Promise<Response> =>
  fetch(`${at.url}/rest/v1/rpc/complete_thing`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: thing,
  });
const happened = () => lines.filter((line) => line['security'] === true);

describe('the security log of the gateway', () => {
  it("records a call without a session, with our trace id and the caller's own beside it", async () => {
    const response = await call(null, CALLER);
    expect(happened()).toEqual([
      {
        security: true,
        event: 'refused',
        door: completeThing.name,
        code: 'unauthenticated',
        network: from(),
        traceId: response.headers.get('x-trace-id'),
        callerTraceId: 'a'.repeat(32),
      },
    ]);
    expect(response.headers.get('x-trace-id')).not.toBe('a'.repeat(32));
  });

  it('keeps no caller trace id that is not well formed', async () => {
    await call(null, { traceparent: '00-evil"}-line' });
    expect(happened()[0]).not.toHaveProperty('callerTraceId');
  });

  it('distinguishes forged tokens from old ones, and writes neither down', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await world.service.token({ email: 'ana@example.mx' }, { key: privateKey });
    await call(forged);
    await call(await world.service.token({}, { expiresIn: -1 }));
    expect(happened().map(({ event }) => event)).toEqual(['forged-token', 'refused']);
    expect(JSON.stringify(lines)).not.toMatch(/ana@example|eyJ|Bearer|signature/);
  });

  it('records whose session was refused by a service', async () => {
    world.service.handlers.set(completeThing.name, () =>
      Promise.reject(new AppError(testErrors.part_locked, { message: 'secret words', details: { secret: 1 } })),
    );
    const [sub, session_id] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b'];
    await call(await world.service.token({ sub, session_id }));
    expect(happened()).toEqual([expect.objectContaining({ code: 'part_locked', userId: sub, sessionId: session_id })]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('records limited calls', async () => {
    const strict = await world.gateway({ RATE_ADDRESS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' });
    Object.assign(strict.running.context.log, gateway.running.context.log);
    await Promise.all(Array.from({ length: 5 }, () => call(null, {}, strict)));
    expect(happened().map(({ event }) => event)).toContain('rate-limited');
  });

  it('records foreign pages and invalid handshakes', async () => {
    const head = `Host: x\r\nConnection: close\r\nX-Forwarded-For: ${from()}\r\n`;
    await sendRaw(gateway.url, `GET /api/price HTTP/1.1\r\n${head}Origin: https://evil.example\r\n\r\n`);
    network += 1;
    const polling = `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${head.replace(/203.*(?=\r)/, from())}`;
    await sendRaw(gateway.url, `${polling}Origin: https://evil.example\r\n\r\n`);
    await sendRaw(gateway.url, `${polling.replace('transport=polling', 'transport=pigeon')}\r\n`);
    expect(happened().map(({ event, door }) => [event, door])).toEqual([
      ['foreign-origin', 'things.read-price'],
      ['foreign-origin', 'live'],
      ['malformed-handshake', 'live'],
    ]);
  });

  it('is not filled by a thousand repeated attempts, and the metric counts each', async () => {
    const count = async (): Promise<number> => {
      const metrics = await (await fetch(`${gateway.healthUrl}/metrics`)).text();
      return Number(/nivel_security_events_total\{event="refused"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    };
    const before = await count();
    const began = Date.now();
    for (let n = 0; n < 20; n += 1) await Promise.all(Array.from({ length: 50 }, () => call(null)));
    const seconds = Math.ceil((Date.now() - began) / 1_000);
    expect(happened().length).toBeLessThanOrEqual(seconds + 1);
    expect((await count()) - before).toBe(1_000);
  });
});
