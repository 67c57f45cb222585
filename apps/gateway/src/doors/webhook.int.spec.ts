import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { WebhookDelivery } from '@nivel/contracts/kernel/webhook';
import type { Call } from '@nivel/platform/handler';
import { waitUntil } from '@nivel/testing/wait-until';
import { doorErrors, takePayment } from '../../test/door-operations.ts';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
let heard: { delivery: WebhookDelivery; call: Call }[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
});
afterAll(() => world.stop());
beforeEach(() => {
  heard = [];
  handleWith(() => Promise.resolve({ received: true }));
});

const handleWith = (handle: () => Promise<unknown>): void => {
  world.service.handlers.set(takePayment.name, (input, call) => {
    heard.push({ delivery: input as WebhookDelivery, call });
    return handle();
  });
};
const send = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/webhooks/payments`, { method: 'POST', body, headers });
const bytesOf = (at = 0): Buffer => Buffer.from(heard[at]?.delivery.body ?? '', 'base64');

describe('a webhook', () => {
  it.each([
    ['JSON as it was written', Buffer.from('{ "id":1.0,\n"big": 12345678901234567890 }'), 'application/json'],
    ['a form', Buffer.from('a=1&b=%20'), 'application/x-www-form-urlencoded'],
    ['what is no JSON although it says so', Buffer.from('{"broken'), 'application/json'],
    ['any bytes', Buffer.from([0, 255, 254, 13, 10]), 'application/octet-stream'],
    ['a text', Buffer.from('ñ'), 'text/plain'],
  ])('hands %s to the service, byte for byte', async (_what, bytes, type) => {
    const response = await send(bytes, { 'content-type': type });
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(bytesOf()).toEqual(bytes);
    expect(heard[0]?.delivery.headers['content-type']).toBe(type);
  });

  it('hands over the headers that the door names and no other, and no token', async () => {
    await send('{}', {
      'X-Signature': 't=1,v1=abc',
      authorization: 'Bearer a.b.c',
      cookie: 'a=b',
      'content-type': 'a/b',
    });
    expect(heard[0]?.delivery.headers).toEqual({ 'x-signature': 't=1,v1=abc', 'content-type': 'a/b' });
    expect(heard[0]?.call).toMatchObject({ token: null, actor: null });
  });

  it('is answered only when the service has answered', async () => {
    let store = (): void => undefined;
    handleWith(() => new Promise((resolve) => (store = () => resolve({ received: true }))));
    let isSettled = false;
    const response = send('{}').then((given) => {
      isSettled = true;
      return given;
    });
    await waitUntil(() => heard.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isSettled).toBe(false);
    store();
    expect((await response).status).toBe(200);
  });

  it('must be sent again when the service fails unexpectedly', async () => {
    handleWith(() => Promise.reject(new Error('the disk is full')));
    const response = await send('{}');
    expect([response.status, await response.json()]).toEqual([
      503,
      { code: 'unavailable', message: expect.not.stringContaining('disk'), details: null, hint: null },
    ]);
  });

  it('is refused permanently if the service says so', async () => {
    handleWith(() => Promise.reject(new AppError(doorErrors.wrong_signature)));
    const response = await send('{}');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'wrong_signature']);
  });

  it('may be as large as its limit, and one byte more is refused before the service receives it', async () => {
    expect((await send(Buffer.alloc(500_000, 1))).status).toBe(200);
    expect(bytesOf()).toHaveLength(500_000);
    expect((await send(Buffer.alloc(500_001, 1))).status).toBe(413);
    expect(heard).toHaveLength(1);
  });

  it('is known by its name and taken by POST only', async () => {
    expect((await fetch(`${url}/webhooks/nothing`, { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await fetch(`${url}/webhooks/payments`)).status).toBe(404);
    expect(heard).toEqual([]);
  });

  it('counts under the limit of its sender', async () => {
    const limited = await world.gateway({ RATE_ADDRESS_PER_MINUTE: '2', RATE_LEASE: '1' });
    const statuses = [];
    for (let n = 0; n < 3; n += 1)
      statuses.push((await fetch(`${limited.url}/webhooks/payments`, { method: 'POST', body: 'x' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a webhook whose service is away', () => {
  it('is answered 503', async () => {
    const alone = await GatewayWorld.start();
    const gateway = await alone.gateway();
    await alone.service.broker.close();
    const response = await fetch(`${gateway.url}/webhooks/payments`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    await alone.stop();
  });
});
