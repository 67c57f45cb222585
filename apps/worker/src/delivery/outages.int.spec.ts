import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { emails } from '../emails/emails.generated.ts';
import { aCodeEmail, WorkerUnderTest } from '../../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
});
afterAll(() => worker.stop());

const askFor = async (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const request = aCodeEmail();
      await worker.tell(mailRequested, request);
      return request.email;
    }),
  );
const opened = async (count: number): Promise<void> =>
  waitUntil(async () => (await worker.rows('SELECT 1 FROM emails')).length >= count);
const eachOnce = async (addresses: readonly string[]): Promise<void> => {
  await waitUntil(() => addresses.every((address) => worker.mail.to(address).length > 0));
  expect(addresses.map((address) => worker.mail.to(address).length)).toEqual(addresses.map(() => 1));
};

it('e-mails requested while the mail server is down leave once when it is back', async () => {
  await worker.mail.close();
  const addresses = await askFor(20);
  await opened(20);
  await worker.mail.open();
  await eachOnce(addresses);
});

it('e-mails requested while the queue is down, and jobs lost with it, leave once when it is back', async () => {
  await worker.mail.close();
  const before = await askFor(10);
  await opened(30);
  await worker.stack.redis.kill();
  const during = await askFor(10);
  await opened(40);
  expect((await fetch(`${worker.healthUrl}/livez`)).status).toBe(200);
  expect(await (await fetch(`${worker.healthUrl}/readyz`)).json()).toMatchObject({ failing: ['queue'] });
  await worker.mail.open();
  await worker.stack.redis.restart();
  await eachOnce([...before, ...during]);
  await waitUntil(async () => (await fetch(`${worker.healthUrl}/readyz`)).status === 200);
});

it('requested e-mails leave once, though their jobs and the schedules were wiped out of a running Redis', async () => {
  await worker.mail.close();
  const addresses = await askFor(10);
  const redis = new Redis(worker.stack.redisUrl);
  await waitUntil(async () => (await redis.keys('bull:*')).length > 10);
  await redis.flushall();
  redis.disconnect();
  await worker.mail.open();
  await eachOnce(addresses);
});

/** Each e-mail with a code follows the fact on its own. */
const followers = Object.values(emails).filter(({ fact }) => fact === mailRequested).length;

it('20 of 20 facts that are no facts become dead letters, and hold none of the others up (DAT-8)', async () => {
  const poison = Array.from({ length: 20 }, (_, n) => ({ ...aCodeEmail(), email: n, extra: 'x'.repeat(n) }));
  const asked: string[] = [];
  await Promise.all([
    ...poison.map((payload) => worker.tell(mailRequested, payload as never)),
    ...Array.from({ length: 100 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 20));
      const request = aCodeEmail();
      asked.push(request.email);
      await worker.tell(mailRequested, request);
    }),
  ]);
  await eachOnce(asked);
  await waitUntil(async () => (await worker.rows('SELECT 1 FROM dead_letter')).length === 20 * followers);
});
