import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { listNotifications } from '@nivel/contracts/worker/list-notifications.operation';
import { markNotificationsDone } from '@nivel/contracts/worker/mark-notifications-done.operation';
import { markNotificationsRead } from '@nivel/contracts/worker/mark-notifications-read.operation';
import type { InboxPart } from '@nivel/contracts/worker/notification';
import { snoozeNotifications } from '@nivel/contracts/worker/snooze-notifications.operation';
import { anAccount } from '@nivel/testing/an-account';
import { TestClock } from '@nivel/testing/test-clock';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { ReturnSnoozedJobHandler } from './return-snoozed.job-handler.ts';

/** Only the tests run it. */
const settings = { SNOOZE_EVERY_MS: '3600000' };
const clock = new TestClock();
let worker: WorkerUnderTest;
let other: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start(settings, undefined, clock);
  other = await WorkerUnderTest.start(settings, worker, clock);
});
afterAll(async () => {
  await other.stop();
  await worker.stop();
});
beforeEach(() => {
  clock.at = Date.now();
});

const HOUR = 3_600_000;
const all = async (userId: string, part?: InboxPart) =>
  (await worker.person(userId)).ask(listNotifications, part === undefined ? {} : { part });
const names = async (userId: string, part?: InboxPart) =>
  (await all(userId, part)).notifications.map(({ text }) => text.en.replace('Level unlocked: ', ''));
/** A person in a zone, with notifications; their ids, the oldest first. */
const somebody = async (titles: readonly string[], timeZone = 'America/Mexico_City') => {
  const userId = v7();
  await worker.tell(accountCreated, anAccount(userId, { timeZone }));
  for (const name of titles) await worker.tell(levelUnlocked, { userId, levelId: 'X200', name });
  await waitUntil(async () => (await all(userId)).notifications.length === titles.length);
  await waitUntil(async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [userId])).length > 0);
  const { notifications } = await all(userId);
  return { userId, ids: notifications.map(({ id }) => id).toReversed() };
};
const done = async (userId: string, input: InputOf<typeof markNotificationsDone>) =>
  (await worker.person(userId)).ask(markNotificationsDone, input);
const snooze = async (userId: string, ids: readonly string[], until: string | null) =>
  (await worker.person(userId)).ask(snoozeNotifications, { ids: [...ids], until });
const look = (at = worker) => at.get(ReturnSnoozedJobHandler).perform();
const told = async (userId: string, what: string) =>
  (
    await worker.rows<{ payload: string }>(
      `SELECT payload FROM outbox WHERE subject = $2 AND payload::json ->> 'userId' = $1 ORDER BY id`,
      [userId, `evt.worker.${what}.v1.live`],
    )
  ).map(({ payload }) => JSON.parse(payload) as { unread: number; notification?: { id: string; readAt: null } });

describe('a done notification', () => {
  it('is read and leaves the inbox, updates other windows, and comes back where it was', async () => {
    const { userId, ids } = await somebody(['A', 'B', 'C']);
    expect(await done(userId, { ids: ids.slice(1, 2), is_done: true })).toEqual({ unread: 2 });
    expect(await done(userId, { ids: ids.slice(1, 2), is_done: true })).toEqual({ unread: 2 });
    expect([await names(userId), await names(userId, 'unread'), await names(userId, 'done')]).toEqual([
      ['C', 'A'],
      ['C', 'A'],
      ['B'],
    ]);
    expect((await told(userId, 'notifications.changed')).at(-1)).toEqual({ userId, unread: 2 });
    expect(await done(userId, { ids: ids.slice(1, 2), is_done: false })).toEqual({ unread: 2 });
    expect([await names(userId), await names(userId, 'unread')]).toEqual([
      ['C', 'B', 'A'],
      ['C', 'A'],
    ]);
  });

  it('covers all that was seen, and neither later ones nor snoozed ones', async () => {
    const { userId, ids } = await somebody(['A', 'B', 'C', 'D']);
    const [a = '', , c = ''] = ids;
    await snooze(userId, [a], 'tomorrow');
    expect(await done(userId, { up_to: c, is_done: true })).toEqual({ unread: 1 });
    expect([await names(userId), await names(userId, 'done'), await names(userId, 'snoozed')]).toEqual([
      ['D'],
      ['C', 'B'],
      ['A'],
    ]);
  });

  it('is not another’s to say', async () => {
    const [{ userId, ids }, stranger] = [await somebody(['A']), await worker.person(v7())];
    expect(await stranger.ask(markNotificationsDone, { ids, is_done: true })).toEqual({ unread: 0 });
    expect(await stranger.ask(snoozeNotifications, { ids, until: 'tomorrow' })).toMatchObject({ unread: 0 });
    expect(await names(userId, 'unread')).toEqual(['A']);
    for (const asked of [markNotificationsDone, snoozeNotifications])
      expect(await worker.nobody.refusal(asked, { ids, is_done: true, until: null })).toMatchObject({
        code: 'unauthenticated',
      });
  });

  it.each([
    {},
    { ids: [], is_done: true },
    { is_done: true },
    { up_to: v7(), is_done: false },
    { ids: [v7()], up_to: v7(), is_done: true },
    { ids: Array.from({ length: 201 }, () => v7()), is_done: true },
  ])('is refused unless it names what is meant (%#)', async (input) => {
    const caller = await worker.person(v7());
    expect(await caller.refusal(markNotificationsDone, input as never)).toMatchObject({ code: 'invalid_input' });
  });
});

it('all that were seen are marked as read, and none that came since', async () => {
  const { userId, ids } = await somebody(['A', 'B', 'C']);
  const caller = await worker.person(userId);
  expect(await caller.ask(markNotificationsRead, { up_to: ids[1] ?? '' })).toEqual({ unread: 1 });
  expect(await names(userId, 'unread')).toEqual(['C']);
});

it('each part of an inbox is read page by page', async () => {
  const { userId, ids } = await somebody(['A', 'B', 'C', 'D', 'E']);
  await done(userId, { ids: [ids[0] ?? '', ids[2] ?? '', ids[4] ?? ''], is_done: true });
  const caller = await worker.person(userId);
  const first = await caller.ask(listNotifications, { part: 'done', limit: 2 });
  const last = first.notifications.at(-1)?.id ?? '';
  const second = await caller.ask(listNotifications, { part: 'done', limit: 2, before: last });
  expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual([ids[4], ids[2], ids[0]]);
});

describe('a snoozed notification', () => {
  it("until a morning comes back at that time in its reader's zone: unread, in front, live, and once", async () => {
    clock.at = Date.parse('2027-03-10T18:00:00Z');
    const { userId, ids } = await somebody(['A', 'B'], 'Asia/Tokyo');
    const until = '2027-03-12T00:00:00.000Z';
    expect(await snooze(userId, ids.slice(0, 1), 'tomorrow')).toEqual({ unread: 1, until });
    expect([await names(userId), await names(userId, 'snoozed')]).toEqual([['B'], ['A']]);
    expect((await all(userId, 'snoozed')).notifications[0]).toMatchObject({ snoozedUntil: until });
    clock.at = Date.parse(until) - HOUR;
    await look();
    expect(await names(userId, 'snoozed')).toEqual(['A']);
    clock.at = Date.parse(until);
    for (let turn = 0; turn < 3; turn += 1) await look();
    const { notifications, unread } = await all(userId);
    expect([await names(userId), unread]).toEqual([['A', 'B'], 2]);
    expect(notifications[0]).toMatchObject({ snoozedUntil: null, readAt: null });
    expect(notifications[0]?.returnedAt).toMatch(/^2027-03-12T00:0/);
    const added = await told(userId, 'notification.added');
    expect(added).toHaveLength(3);
    expect(added.at(-1)).toMatchObject({ unread: 2, notification: { id: notifications[0]?.id, readAt: null } });
  });

  it('comes back once from many, though the job is killed, runs twice, and was down for two days', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody(['A', 'B', 'C'])));
    const base = clock.at;
    for (const { userId, ids } of people)
      for (const [index, id] of ids.entries())
        await snooze(userId, [id], new Date(base + (index + 1) * HOUR).toISOString());
    await worker.rows(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await worker.rows('CREATE TRIGGER die AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION die()');
    clock.at = base + HOUR;
    await expect(look()).rejects.toThrow();
    await worker.rows('DROP FUNCTION die CASCADE');
    await Promise.all([look(), look(other), look(), look(other)]);
    clock.at = base + 48 * HOUR;
    await Promise.all([look(), look(other), look(), look(other)]);
    for (const { userId } of people) {
      expect(await told(userId, 'notification.added')).toHaveLength(6);
      expect((await all(userId)).unread).toBe(3);
      expect(await names(userId, 'snoozed')).toEqual([]);
    }
  });

  it('may be called back, put off again, or be done before', async () => {
    const { userId, ids } = await somebody(['A', 'B', 'C']);
    await snooze(userId, ids, 'next-week');
    await snooze(userId, ids.slice(0, 1), null);
    await done(userId, { ids: ids.slice(1, 2), is_done: true });
    const later = new Date(clock.at + 300 * 24 * HOUR).toISOString();
    await snooze(userId, ids.slice(2), later);
    clock.at += 14 * 24 * HOUR;
    await look();
    expect([await names(userId), await names(userId, 'done'), await names(userId, 'snoozed')]).toEqual([
      ['A'],
      ['B'],
      ['C'],
    ]);
    expect((await all(userId)).unread).toBe(0);
  });

  it('is put off until a moment that is still to come, within a year', async () => {
    const { userId, ids } = await somebody(['A']);
    const caller = await worker.person(userId);
    const refusal = (ms: number) =>
      caller.refusal(snoozeNotifications, { ids, until: new Date(clock.at + ms).toISOString() });
    for (const ms of [-1, 0, 367 * 24 * HOUR])
      expect(await clock.stoppedFor(() => refusal(ms))).toMatchObject({ code: 'snooze_out_of_range' });
    for (const until of ['someday', '2026-13-01T00:00:00Z', ''])
      expect(await caller.refusal(snoozeNotifications, { ids, until })).toMatchObject({
        code: 'invalid_input',
      });
    expect(await names(userId, 'unread')).toEqual(['A']);
  });
});

it('is brought back by the schedule when due', async () => {
  const scheduled = await WorkerUnderTest.start({ SNOOZE_EVERY_MS: '200', JOB_QUEUE: 'scheduled' }, worker, clock);
  const { userId, ids } = await somebody(['A']);
  await snooze(userId, ids, 'later-today');
  clock.at += 30 * HOUR;
  await waitUntil(async () => (await all(userId)).unread === 1);
  await scheduled.stop();
});
