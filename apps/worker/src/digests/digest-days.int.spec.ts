import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { digestDue } from '@nivel/contracts/worker/digest-due.fact';
import { performOnSchedule, zonesOfTheGlobe as zones } from '@nivel/testing/scheduled-work';
import { TestClock } from '@nivel/testing/test-clock';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { TellDigestsJobHandler } from './tell-digests.job-handler.ts';

/** Many more say so: `DIGEST_PEOPLE=500 DIGEST_DAYS=200 npm test -- digest-days`. */
const PEOPLE = Number(process.env['DIGEST_PEOPLE'] ?? 24);
const DAYS = Number(process.env['DIGEST_DAYS'] ?? 8);
const DAY = 86_400_000;
const BEGIN = Date.parse('2027-03-01T00:00:00Z');

const clock = new TestClock();
let worker: WorkerUnderTest;
beforeAll(async () => {
  // Only the test runs it, and nothing is sent: the published facts are counted.
  worker = await WorkerUnderTest.start({ DIGEST_EVERY_MS: '3600000' }, undefined, clock);
});
afterAll(() => worker.stop());

/** The same numbers every time. */
const random = seededRandom(20_270_301);
const people = Array.from({ length: PEOPLE }, (_, index) => ({ id: v7(), zone: zones[index % zones.length] ?? 'UTC' }));
const ids = people.map(({ id }) => id);

/** People all over the globe, each with an hour of their own, and none with an address that is written to. */
const seed = async (): Promise<void> => {
  await worker.rows(
    `INSERT INTO recipients (user_id, email, first_name, locale, updated_at, time_zone)
     SELECT u, u || '@example.com', 'Ana', 'en', now(), z FROM unnest($1::uuid[], $2::text[]) AS p (u, z)`,
    [ids, people.map(({ zone }) => zone)],
  );
  await worker.rows(
    `INSERT INTO digest_hours (user_id, hour, updated_at) SELECT u, (n % 24)::int, now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS p (u, n) WHERE n % 3 = 0`,
    [ids],
  );
  await worker.rows(
    `INSERT INTO notification_preferences (user_id, kind, channel, is_on, updated_at)
     SELECT u, 'daily-summary', 'email', false, now() FROM unnest($1::uuid[]) u`,
    [ids],
  );
};
let waiting = 0;
/** Some of them get a notice. */
const happen = async (): Promise<void> => {
  const to = ids.filter(() => random() < 0.2);
  waiting += to.length;
  await worker.rows(
    `INSERT INTO digest_lines (id, user_id, kind, text, project_id, created_at)
     SELECT gen_random_uuid(), u, 'card-assignments', '{"es-MX":"x","en":"x"}', u, $2 FROM unnest($1::uuid[]) u`,
    [to, clock.now()],
  );
};
const look = (): Promise<void> => worker.get(TellDigestsJobHandler).perform();

it('daily e-mails of many days in all zones come once each, though the job is killed, runs twice, and is down for two days', async () => {
  await seed();
  const end = BEGIN + DAYS * DAY;
  await performOnSchedule({
    clock,
    from: BEGIN,
    until: end,
    random,
    happen,
    perform: () => Promise.all([look(), look()]),
    rows: (sql) => worker.rows(sql),
  });
  clock.at = end + 2 * DAY;
  await look();
  const told = (
    await worker.rows<{ payload: string }>(`SELECT payload FROM outbox WHERE subject = 'evt.worker.digest.due.v1'`)
  ).map(({ payload }) => JSON.parse(payload) as PayloadOf<typeof digestDue>);
  expect(told.reduce((sum, { lines, more }) => sum + lines.length + more, 0)).toBe(waiting);
  expect(new Set(told.map(({ userId, day }) => `${userId} ${day}`)).size).toBe(told.length);
  expect(told.length).toBeGreaterThan((PEOPLE * DAYS) / 2);
  expect(await worker.rows('SELECT 1 FROM digest_lines')).toEqual([]);
}, 1_200_000);
