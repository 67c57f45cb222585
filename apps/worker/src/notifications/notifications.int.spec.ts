import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { watchedCardsChanged } from '@nivel/contracts/projects/watched-cards-changed.fact';
import { listNotifications } from '@nivel/contracts/worker/list-notifications.operation';
import { markNotificationsRead } from '@nivel/contracts/worker/mark-notifications-read.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { notifications } from './notifications.generated.ts';
import { watchedCardsChangedNotification as watchedCards } from './watched-cards-changed.notification.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ CONSUMER_MAX_DELIVERIES: '30' });
});
afterAll(() => worker.stop());

const notificationsOf = async (userId: string) => (await worker.person(userId)).ask(listNotifications, { limit: 100 });
const has = (userId: string, count: number) => async () =>
  (await notificationsOf(userId)).notifications.length === count;
const handled = (id: string, name: string) => async () =>
  (await worker.rows('SELECT 1 FROM inbox WHERE event_id = $1 AND consumer = $2', [id, `worker__${name}`])).length > 0;
/** The facts about a person's notifications. */
const told = (userId: string) =>
  worker.rows<{ payload: string }>(
    `SELECT payload FROM outbox WHERE subject = 'evt.worker.notification.added.v1.live' AND payload::json ->> 'userId' = $1
    ORDER BY id`,
    [userId],
  );
const unlock = (userId: string, name = 'Intermedio', id = v7()) =>
  worker.tell(levelUnlocked, { userId, levelId: 'X200', name }, { id });

describe.each(Object.entries(notifications))('notify-when-%s', (name, rule) => {
  it('exists once for a fact delivered three times, and is published live once', async () => {
    const userId = v7();
    const payload = rule.example(userId);
    const id = await worker.tell(rule.fact, payload);
    await waitUntil(has(userId, 1));
    await worker.tell(rule.fact, payload, { id });
    await worker.tell(rule.fact, payload, { id });
    const last = await worker.tell(rule.fact, rule.example(v7()));
    await waitUntil(handled(last, `notify-when-${name}`));
    const { notifications: lines, unread } = await notificationsOf(userId);
    expect(unread).toBe(1);
    expect(lines).toMatchObject([{ name, kind: rule.kind.name, text: rule.text(payload), link: rule.link(payload) }]);
    const payloads = (await told(userId)).map((row) => JSON.parse(row.payload) as { notification: object });
    expect(payloads).toEqual([{ userId, notification: expect.any(Object), unread: 1 }]);
    expect(lines).toMatchObject(payloads.map(({ notification }) => notification));
  });

  it('that cannot be kept now is kept later, once', async () => {
    const userId = v7();
    await worker.rows('ALTER TABLE worker.notifications RENAME COLUMN link TO link_away');
    const lines = worker.log.length;
    await worker.tell(rule.fact, rule.example(userId));
    await waitUntil(() => worker.log.slice(lines).some((line) => line.includes(`"notify-when-${name}"`)));
    expect(await told(userId)).toEqual([]);
    await worker.rows('ALTER TABLE worker.notifications RENAME COLUMN link_away TO link');
    await waitUntil(has(userId, 1));
    expect(await told(userId)).toHaveLength(1);
  });

  it('says something in both languages and leads to a page of ours', () => {
    const payload = rule.example(v7());
    const { 'es-MX': es, en } = rule.text(payload);
    expect(es).not.toBe(en);
    expect(`${es} ${en}`).not.toMatch(/undefined|null|\{/);
    expect(rule.link(payload) ?? '/').toMatch(/^\/(?!\/)/);
  });
});

describe('the list of notifications', () => {
  it("is of its owner: another person's can be neither read nor marked", async () => {
    const [userId, other] = [v7(), v7()];
    await unlock(userId);
    await waitUntil(has(userId, 1));
    const ids = (await notificationsOf(userId)).notifications.map(({ id }) => id);
    const stranger = await worker.person(other);
    expect(await stranger.ask(listNotifications, {})).toEqual({ notifications: [], unread: 0 });
    expect(await stranger.ask(listNotifications, { before: v7() })).toEqual({ notifications: [], unread: 0 });
    expect(await stranger.ask(markNotificationsRead, { ids })).toEqual({ unread: 0 });
    expect((await notificationsOf(userId)).unread).toBe(1);
    const nobody = worker.nobody;
    expect(await nobody.refusal(listNotifications, {})).toMatchObject({ code: 'unauthenticated' });
    expect(await nobody.refusal(markNotificationsRead, { ids })).toMatchObject({ code: 'unauthenticated' });
  });

  it('are marked as read by their owner, one by one or all', async () => {
    const userId = v7();
    for (const name of ['A', 'B', 'C']) await unlock(userId, name);
    await waitUntil(has(userId, 3));
    const owner = await worker.person(userId);
    const ids = (await notificationsOf(userId)).notifications.map(({ id }) => id);
    expect(await owner.ask(markNotificationsRead, { ids: ids.slice(0, 1) })).toEqual({ unread: 2 });
    const { readAt } = (await notificationsOf(userId)).notifications[0] ?? {};
    expect(readAt).not.toBeNull();
    expect(await owner.ask(markNotificationsRead, {})).toEqual({ unread: 0 });
    expect((await notificationsOf(userId)).notifications[0]?.readAt).toBe(readAt);
    expect(await owner.refusal(markNotificationsRead, { ids: ['x'] })).toMatchObject({ code: 'invalid_input' });
  });

  it('is read page by page in the order of publishing, whatever arrived first', async () => {
    const userId = v7();
    const ids = Array.from({ length: 5 }, () => v7());
    for (const [index, id] of [...ids.entries()].toReversed()) await unlock(userId, `N${index}`, id);
    await waitUntil(has(userId, 5));
    const owner = await worker.person(userId);
    const all = (await notificationsOf(userId)).notifications;
    expect(all.map(({ text }) => text.en)).toEqual([4, 3, 2, 1, 0].map((index) => `Level unlocked: N${index}`));
    const first = await owner.ask(listNotifications, { limit: 2 });
    const second = await owner.ask(listNotifications, { limit: 3, before: first.notifications[1]?.id ?? '' });
    expect([...first.notifications, ...second.notifications]).toEqual(all);
    expect(first.unread).toBe(5);
    expect(await owner.refusal(listNotifications, { limit: 0 })).toMatchObject({ code: 'invalid_input' });
    expect(await owner.refusal(listNotifications, { limit: 101 })).toMatchObject({ code: 'invalid_input' });
  });

  it('counts unread ones with each line that comes, also when several come at once', async () => {
    const userId = v7();
    await Promise.all(Object.values(notifications).map((rule) => worker.tell(rule.fact, rule.example(userId))));
    const count = Object.keys(notifications).length;
    await waitUntil(has(userId, count));
    const counted = (await told(userId)).map(({ payload }) => (JSON.parse(payload) as { unread: number }).unread);
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('has one unread line of what changes again and again in one place, and a new one once that is read', async () => {
    const userId = v7();
    const card = { id: v7(), reference: 'SITE-7', title: 'Portada' };
    const change = (reference = card.reference) =>
      worker.tell(watchedCardsChanged, {
        ...(watchedCards.example(userId) as PayloadOf<typeof watchedCardsChanged>),
        card: { ...card, reference },
      });
    await Promise.all([change(), change(), change()]);
    await change('SITE-8');
    const last = await change();
    await waitUntil(handled(last, 'notify-when-watched-cards-changed'));
    await waitUntil(has(userId, 2));
    await (await worker.person(userId)).ask(markNotificationsRead, {});
    await change();
    await waitUntil(has(userId, 3));
    expect((await notificationsOf(userId)).unread).toBe(1);
  });

  it('is deleted with its owner, and late facts add nothing to it', async () => {
    const userId = v7();
    await unlock(userId);
    await waitUntil(has(userId, 1));
    const gone = await worker.tell(accountDeleted, { userId });
    await waitUntil(handled(gone, 'forget-recipient-when-account-deleted'));
    await worker.tell(accountDeleted, { userId }, { id: gone });
    const late = await unlock(userId);
    await waitUntil(handled(late, 'notify-when-level-unlocked'));
    expect(await notificationsOf(userId)).toEqual({ notifications: [], unread: 0 });
    expect(await told(userId)).toHaveLength(1);
  });
});
