import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { waitUntil } from '@nivel/testing/wait-until';
import { startPaymentSandbox } from './payment-sandbox.ts';
import { DAY, TestSandbox } from './sandbox.fixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  folders.push(folder);
  return folder;
};

it('keeps everything over a restart: objects, keys, clock, answers to keys and webhooks on their way', async () => {
  const folder = aFolder();
  const first = await TestSandbox.start({ folder });
  const { id } = await first.aSubscription({ trial_period_days: 14 });
  await first.stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/nobody', enabled_events: ['*'] });
  const customer = await first.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'once' });
  await first.pass(3 * DAY);
  const { now } = first;
  const waiting = first.sandbox.deliveries.waiting.length;
  const before = await first.stripe.subscriptions.retrieve(id);
  await first.stop();

  const second = await TestSandbox.start({ folder });
  expect(second.sandbox.secretKey).toBe(first.sandbox.secretKey);
  expect(second.now).toBe(now);
  expect(second.sandbox.deliveries.waiting).toHaveLength(waiting);
  expect(waiting).toBeGreaterThan(0);
  expect(await second.stripe.subscriptions.retrieve(id)).toEqual(before);
  const again = await second.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'once' });
  expect(again.id).toBe(customer.id);
  await second.pass(12 * DAY);
  expect((await second.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await second.stop();
});

it('the webhook of the settings moves with them, and what waited for it comes to where it is now', async () => {
  const folder = aFolder();
  const came: string[] = [];
  const receiver = createServer((request, response) => {
    came.push(request.url ?? '');
    request.resume();
    response.end();
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const secret = 'whsec_of_the_test';
  const first = await TestSandbox.start({ folder, webhook: { url: 'http://127.0.0.1:9/old', secret } });
  await first.stripe.customers.create({});
  await first.stop();
  const second = await TestSandbox.start({ folder, webhook: { url: `http://127.0.0.1:${port}/new`, secret } });
  expect((await second.stripe.webhookEndpoints.list()).data).toHaveLength(1);
  await second.pass(60);
  expect(came).toEqual(['/new']);
  await second.stop();
  receiver.close();
});

it('a moved clock stays moved although nothing else happened, also where the process is killed', async () => {
  const folder = aFolder();
  const first = await TestSandbox.start({ folder });
  await first.pass(5 * DAY);
  const saved = (): number =>
    (JSON.parse(readFileSync(join(folder, 'payment-sandbox.json'), 'utf8')) as { aheadMs: number }).aheadMs;
  await waitUntil(() => Promise.resolve(saved() === 5 * DAY * 1_000));
  await first.stop();
});

it('its file is for its owner only and holds no number of a card', async () => {
  const folder = aFolder();
  const test = await TestSandbox.start({ folder });
  await test.aSubscription();
  await test.stop();
  const file = join(folder, 'payment-sandbox.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toContain('4242424242424242');
});

it('does not start in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(startPaymentSandbox({ port: 0 })).rejects.toThrow('does not run in production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

it('listens on loopback only', async () => {
  const test = await TestSandbox.start();
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside) await expect(fetch(`http://${outside.address}:${test.sandbox.port}/healthz`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${test.sandbox.port}/healthz`)).status).toBe(200);
  await test.stop();
});

it('its secrets have at least 128 bits', async () => {
  const test = await TestSandbox.start();
  const bits = (text: string): number => Math.floor(text.length * Math.log2(62));
  const { secretKey, publishableKey } = test.sandbox;
  const intent = await test.stripe.paymentIntents.create({ amount: 79_900, currency: 'mxn' });
  const endpoint = await test.stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] });
  const secrets = [
    secretKey.replace('sk_test_', ''),
    publishableKey.replace('pk_test_', ''),
    intent.client_secret?.split('_secret_')[1] ?? '',
    endpoint.secret?.replace('whsec_', '') ?? '',
  ];
  expect(secrets.map(bits).filter((strength) => strength < 128)).toEqual([]);
  await test.stop();
});

it('progresses as time passes', async () => {
  const sandbox = await startPaymentSandbox({ port: 0, isTicking: true });
  expect(Math.abs(sandbox.state.now() - Date.now() / 1_000)).toBeLessThan(60);
  await sandbox.close();
});
