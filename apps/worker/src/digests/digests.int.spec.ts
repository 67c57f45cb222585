import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { cardsAssigned } from '@nivel/contracts/projects/cards-assigned.fact';
import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { changeDigestHour } from '@nivel/contracts/worker/change-digest-hour.operation';
import { changeNotificationPreference } from '@nivel/contracts/worker/change-notification-preference.operation';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import type { EmailPace } from '@nivel/contracts/worker/notification-preferences';
import { unsubscribe } from '@nivel/contracts/worker/unsubscribe.operation';
import { anAccount } from '@nivel/testing/an-account';
import { TestClock } from '@nivel/testing/test-clock';
import { waitUntil } from '@nivel/testing/wait-until';
import type { ProjectsPeer } from '../../test/projects-peer.ts';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { exampleNotice } from '../notifications/about-cards.ts';
import { exampleComment } from '../notifications/about-comments.ts';
import { TellDigestsJobHandler } from './tell-digests.job-handler.ts';

const HOUR = 3_600_000;
/** Noon in Mexico City. */
const NOON = Date.parse('2027-03-10T18:00:00Z');
const clock = new TestClock();
let worker: WorkerUnderTest;
let projects: ProjectsPeer;
beforeAll(async () => {
  // Only the tests run it.
  worker = await WorkerUnderTest.start({ DIGEST_EVERY_MS: '3600000' }, undefined, clock);
  if (!worker.projects) throw new Error('there is no service of projects');
  projects = worker.projects;
});
afterAll(() => worker.stop());
beforeEach(() => {
  clock.at = NOON;
  projects.closed.clear();
  projects.isAway = false;
});

const aPerson = async (values: Parameters<typeof anAccount>[1] = {}): Promise<string> => {
  const userId = v7();
  await worker.tell(accountCreated, anAccount(userId, values));
  await waitUntil(async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [userId])).length > 0);
  return userId;
};
const emailsTo = (userId: string) => worker.mail.to(`${userId}@example.com`);
const subjects = (userId: string) => emailsTo(userId).map(({ subject }) => subject);
const handled = (id: string, name: string) => async () =>
  (await worker.rows('SELECT 1 FROM inbox WHERE event_id = $1 AND consumer = $2', [id, `worker__${name}`])).length > 0;
const assign = async (
  userId: string,
  card: Partial<ReturnType<typeof exampleNotice>['card']> = {},
  projectId?: string,
) => {
  const notice = exampleNotice(userId);
  const id = await worker.tell(cardsAssigned, {
    ...notice,
    ...(projectId && { projectId }),
    card: { ...notice.card, ...card },
  });
  await waitUntil(handled(id, 'notify-when-cards-assigned'));
  await waitUntil(handled(id, 'email-when-cards-assigned'));
};
const mention = async (userId: string, commentId: string) => {
  const id = await worker.tell(commentAdded, {
    ...exampleComment({ mentioned: [userId], repliedTo: null }),
    commentId,
  });
  await waitUntil(handled(id, 'notify-when-mentioned'));
};
const look = () => worker.get(TellDigestsJobHandler).perform();
const choose = async (userId: string, kind: string, is_on: boolean, pace?: EmailPace) =>
  (await worker.person(userId)).ask(changeNotificationPreference, {
    kind,
    channel: 'email',
    is_on,
    ...(pace && { pace }),
  });
const lines = (userId: string) => worker.rows('SELECT 1 FROM digest_lines WHERE user_id = $1', [userId]);
const textOf = (userId: string) => emailsTo(userId).at(-1)?.text ?? '';

describe('the daily e-mail', () => {
  it('leaves at eight where its reader lives, once, with one line for each card', async () => {
    const userId = await aPerson();
    await assign(userId);
    await assign(userId);
    await assign(userId, { id: v7(), reference: 'SITE-13', title: 'Tienda' });
    expect(subjects(userId)).toEqual([]);
    clock.at = NOON + 19 * HOUR;
    await look();
    expect(await lines(userId)).toHaveLength(3);
    clock.at = NOON + 20 * HOUR;
    for (let turn = 0; turn < 3; turn += 1) await look();
    await waitUntil(() => emailsTo(userId).length === 1);
    await look();
    expect(subjects(userId)).toEqual(['Tu resumen del 11 de marzo: 3 novedades']);
    expect(textOf(userId)).toContain('• Ana Sol te asignó SITE-13 «Tienda»');
    expect(textOf(userId)).toContain('• Ana Sol te asignó SITE-12 «Página de inicio» (y 1 novedad más de la tarjeta)');
    expect(textOf(userId).match(/SITE-12/g)).toHaveLength(1);
    expect(await lines(userId)).toEqual([]);
    await assign(userId);
    clock.at = NOON + 30 * HOUR;
    await look();
    expect(await lines(userId)).toHaveLength(1);
  });

  it('speaks its reader’s language, and ends with one click', async () => {
    const userId = await aPerson({ locale: 'en' });
    await assign(userId);
    clock.at = NOON + 20 * HOUR;
    await look();
    await waitUntil(() => emailsTo(userId).length === 1);
    expect(subjects(userId)).toEqual(['Your digest of March 11: 1 notification']);
    const oneClick = emailsTo(userId)[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, token = ''] = /token=([\w-]+)/.exec(oneClick) ?? [];
    expect((await worker.nobody.ask(unsubscribe, { token })).title.en).toBe('Daily digest');
    await assign(userId);
    clock.at = NOON + 44 * HOUR;
    await look();
    await waitUntil(async () => (await lines(userId)).length === 0);
    const other = await aPerson();
    await assign(other);
    clock.at = NOON + 68 * HOUR;
    await look();
    await waitUntil(() => emailsTo(other).length === 1);
    expect(emailsTo(userId)).toHaveLength(1);
  });

  it('holds nothing that its reader may no longer read when it is sent, and is not sent with nothing', async () => {
    const [userId, shut] = [await aPerson(), await aPerson()];
    const [secret, hidden] = [v7(), v7()];
    await assign(userId, { title: 'Lo que se ve' });
    await assign(userId, { id: v7(), title: 'Lo que se perdió' }, secret);
    await mention(userId, hidden);
    await assign(shut, { id: v7(), title: 'Lo que se perdió' }, secret);
    projects.isAway = true;
    clock.at = NOON + 20 * HOUR;
    await look();
    await waitUntil(
      async () => (await worker.rows(`SELECT 1 FROM emails WHERE user_id = ANY ($1)`, [[userId, shut]])).length === 2,
    );
    projects.closed.add(secret).add(hidden);
    projects.isAway = false;
    await waitUntil(() => emailsTo(userId).length === 1);
    await waitUntil(
      async () =>
        (await worker.rows(`SELECT 1 FROM emails WHERE user_id = $1 AND state = 'failed'`, [shut])).length === 1,
    );
    expect(textOf(userId)).toContain('Lo que se ve');
    expect(textOf(userId)).not.toContain('Lo que se perdió');
    expect(textOf(userId)).not.toContain('mencionó');
    expect(emailsTo(shut)).toEqual([]);
    expect(await worker.rows('SELECT content FROM emails WHERE user_id = $1', [shut])).toEqual([{ content: {} }]);
  });

  it('leaves at the hour that its reader chose', async () => {
    const userId = await aPerson({ timeZone: 'Asia/Tokyo' });
    const caller = await worker.person(userId);
    expect((await caller.ask(listNotificationPreferences, {})).digestHour).toBe(8);
    expect(await caller.ask(changeDigestHour, { hour: 21 })).toEqual({ hour: 21 });
    expect((await caller.ask(listNotificationPreferences, {})).digestHour).toBe(21);
    await assign(userId);
    clock.at = Date.parse('2027-03-11T11:50:00Z');
    await look();
    expect(await lines(userId)).toHaveLength(1);
    clock.at = Date.parse('2027-03-11T12:00:00Z');
    await look();
    await waitUntil(() => emailsTo(userId).length === 1);
    for (const hour of [-1, 24, 7.5])
      expect(await caller.refusal(changeDigestHour, { hour })).toMatchObject({ code: 'invalid_input' });
    expect(await worker.nobody.refusal(changeDigestHour, { hour: 1 })).toMatchObject({ code: 'unauthenticated' });
  });

  it('is deleted with its account', async () => {
    const userId = await aPerson();
    await assign(userId);
    await (await worker.person(userId)).ask(changeDigestHour, { hour: 3 });
    const gone = await worker.tell(accountDeleted, { userId });
    await waitUntil(handled(gone, 'forget-recipient-when-account-deleted'));
    for (const table of ['digest_lines', 'digest_hours', 'digests'])
      expect(await worker.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId])).toEqual([]);
  });
});

describe('e-mails of a kind', () => {
  const paceOf = async (userId: string, kind: string) =>
    (await (await worker.person(userId)).ask(listNotificationPreferences, {})).preferences
      .find((one) => one.kind === kind)
      ?.channels.find(({ channel }) => channel === 'email');

  it('come at once for people who want them so, and not again in the daily one', async () => {
    const userId = await aPerson();
    expect(await paceOf(userId, 'card-assignments')).toEqual({ channel: 'email', isOn: true, pace: 'daily' });
    await choose(userId, 'card-assignments', true, 'at-once');
    expect(await paceOf(userId, 'card-assignments')).toEqual({ channel: 'email', isOn: true, pace: 'at-once' });
    await assign(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    expect(subjects(userId)).toEqual(['Ana Sol te asignó SITE-12 «Página de inicio»']);
    expect(await lines(userId)).toEqual([]);
  });

  it('come not at all where they are switched off, also what waits already', async () => {
    const userId = await aPerson();
    await assign(userId);
    await choose(userId, 'card-assignments', false);
    await assign(userId);
    expect(await lines(userId)).toEqual([]);
    await choose(userId, 'card-assignments', true);
    expect(await paceOf(userId, 'card-assignments')).toMatchObject({ isOn: true, pace: 'daily' });
    await assign(userId);
    expect([await lines(userId), subjects(userId)]).toEqual([[{ '?column?': 1 }], []]);
  });

  it('that cannot come once a day are refused so', async () => {
    const caller = await worker.person(await aPerson());
    for (const asked of [
      { kind: 'progress', channel: 'email', is_on: true, pace: 'daily' },
      { kind: 'card-assignments', channel: 'inbox', is_on: true, pace: 'daily' },
    ] as const)
      expect(await caller.refusal(changeNotificationPreference, asked)).toMatchObject({
        code: 'unknown_notification_kind',
      });
    const weekly = { kind: 'card-assignments', channel: 'email', is_on: true, pace: 'weekly' } as never;
    expect(await caller.refusal(changeNotificationPreference, weekly)).toMatchObject({ code: 'invalid_input' });
  });
});
