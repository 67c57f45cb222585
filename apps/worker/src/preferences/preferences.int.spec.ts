import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { changeNotificationPreference } from '@nivel/contracts/worker/change-notification-preference.operation';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { listNotifications } from '@nivel/contracts/worker/list-notifications.operation';
import { unsubscribe } from '@nivel/contracts/worker/unsubscribe.operation';
import { seal } from '@nivel/platform/seal';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { aCodeEmail, WorkerUnderTest, sealKey } from '../../test/worker-under-test.ts';
import { unsubscribeLink } from '../composition/unsubscribe-link.ts';
import { kinds } from '../kinds/kinds.generated.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ CONSUMER_MAX_DELIVERIES: '30' });
});
afterAll(() => worker.stop());

const emailsTo = (userId: string) => worker.mail.to(`${userId}@example.com`);
const aPerson = async (): Promise<string> => {
  const userId = v7();
  await worker.tell(accountCreated, anAccount(userId));
  return userId;
};
const open = (userId: string) => worker.tell(levelUnlocked, { userId, levelId: 'X200', name: 'Intermedio' });
const achieve = (userId: string) =>
  worker.tell(achievementUnlocked, {
    userId,
    achievementId: v7(),
    title: 'Constancia',
    description: 'Siete días seguidos.',
    icon: 'flame',
    points: 10,
    totalPoints: 30,
  });
const change = async (userId: string, kind: string, channel: 'inbox' | 'email', isOn: boolean) =>
  (await worker.person(userId)).ask(changeNotificationPreference, { kind, channel, is_on: isOn });
const preferencesOf = async (userId: string) =>
  (await (await worker.person(userId)).ask(listNotificationPreferences, {})).preferences;
const notificationsOf = async (userId: string) =>
  (await (await worker.person(userId)).ask(listNotifications, {})).notifications.map(({ kind }) => kind);
const handled = (id: string, name: string) => async () =>
  (await worker.rows('SELECT 1 FROM inbox WHERE event_id = $1 AND consumer = $2', [id, `worker__${name}`])).length > 0;
const tokenFor = (userId: string, kind = 'progress') =>
  new URL(
    unsubscribeLink({ userId, kind }, { PUBLIC_URL: 'http://localhost', MAIL_SEAL_KEY: sealKey }),
  ).searchParams.get('token') ?? '';

describe('notification preferences', () => {
  it('is everything, until they switch it off: by kind and channel, and on again', async () => {
    const userId = await aPerson();
    const isOn = async () =>
      (await preferencesOf(userId)).flatMap(({ kind, channels }) =>
        channels.map((one) => `${kind} ${one.channel} ${one.isOn}`),
      );
    const before = await isOn();
    expect(before).toEqual(expect.arrayContaining(['progress email true', 'progress inbox true']));
    expect(before.join()).not.toContain('false');
    expect(await change(userId, 'progress', 'email', false)).toEqual({ isOn: false });
    await change(userId, 'achievements', 'inbox', false);
    expect((await isOn()).filter((one) => one.endsWith('false'))).toEqual([
      'achievements inbox false',
      'progress email false',
    ]);
    await Promise.all([open(userId), achieve(userId)]);
    await waitUntil(() => emailsTo(userId).length === 1);
    await waitUntil(async () => (await notificationsOf(userId)).length === 1);
    expect(await notificationsOf(userId)).toEqual(['progress']);
    await change(userId, 'progress', 'email', true);
    expect(await isOn()).toContain('progress email true');
    await open(userId);
    await waitUntil(() => emailsTo(userId).length === 2);
    expect(emailsTo(userId).map(({ subject }) => subject)).toEqual([
      'Nuevo logro: Constancia',
      'Se abrió el nivel X200: Intermedio',
    ]);
  });

  it('is not for others to see or to switch', async () => {
    const [userId, other] = [await aPerson(), await aPerson()];
    await change(userId, 'progress', 'email', false);
    expect((await preferencesOf(other)).flatMap(({ channels }) => channels).every(({ isOn }) => isOn)).toBe(true);
    await open(other);
    await waitUntil(() => emailsTo(other).length === 1);
    const nobody = worker.nobody;
    expect(await nobody.refusal(listNotificationPreferences, {})).toMatchObject({ code: 'unauthenticated' });
    const asked = { kind: 'progress', channel: 'email', is_on: false };
    expect(await nobody.refusal(changeNotificationPreference, asked)).toMatchObject({ code: 'unauthenticated' });
  });

  it('keeps an e-mail in that waits already when its kind is switched off', async () => {
    const userId = await aPerson();
    await worker.mail.close();
    const id = await open(userId);
    await waitUntil(handled(id, 'email-when-level-unlocked'));
    await waitUntil(async () => {
      await change(userId, 'progress', 'email', false);
      const [row] = await worker.rows<{ state: string }>('SELECT state FROM emails WHERE event_id = $1', [id]);
      return row?.state === 'failed';
    });
    await worker.mail.open();
    await worker.tell(mailRequested, aCodeEmail({ userId }));
    await waitUntil(() => emailsTo(userId).length === 1);
    expect(emailsTo(userId)[0]?.subject).toBe('Confirma tu correo en Nivel');
  });
});

describe('what cannot be switched off', () => {
  const locked = Object.values(kinds).filter(({ isLocked }) => isLocked);

  it("covers what the account, the law and money require, and one's own messages to support", () => {
    const names = [
      ...['certificates', 'charge-reminders', 'codes', 'invitations', 'receipts', 'security', 'subscription'],
      'support-messages',
    ];
    expect(locked.map(({ name }) => name).toSorted()).toEqual(names);
  });

  it.each(locked.map(({ name }) => name))('%s stays on, for every caller and way', async (name) => {
    const userId = await aPerson();
    const caller = await worker.person(userId);
    const asked = { kind: name, channel: 'email', is_on: false };
    expect(await caller.refusal(changeNotificationPreference, asked)).toMatchObject({
      code: expect.stringMatching(/notification_kind/),
    });
    expect(await caller.refusal(unsubscribe, { token: tokenFor(userId, name) })).toMatchObject({
      code: 'unsubscribe_token_invalid',
    });
    expect(await worker.rows('SELECT 1 FROM notification_preferences WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('is reported as such, and is sent though a row switches it off', async () => {
    const userId = await aPerson();
    await worker.rows(`INSERT INTO notification_preferences VALUES ($1, 'codes', 'email', false, now())`, [userId]);
    expect((await preferencesOf(userId)).find(({ kind }) => kind === 'codes')).toMatchObject({
      isLocked: true,
      channels: [{ channel: 'email', isOn: true }],
    });
    await worker.tell(mailRequested, aCodeEmail({ userId }));
    await waitUntil(() => emailsTo(userId).length === 1);
  });

  it('nor can what there is nothing of', async () => {
    const caller = await worker.person(await aPerson());
    for (const asked of [
      { kind: 'gifts', channel: 'email', is_on: false },
      { kind: 'security', channel: 'inbox', is_on: false },
    ])
      expect(await caller.refusal(changeNotificationPreference, asked)).toMatchObject({
        code: 'unknown_notification_kind',
      });
    for (const asked of [{}, { kind: 'progress', channel: 'pigeon', is_on: false }])
      expect(await caller.refusal(changeNotificationPreference, asked)).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the link to unsubscribe', () => {
  it('of an e-mail that was sent ends such e-mails, without a session, once and permanently', async () => {
    const userId = await aPerson();
    await open(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    const [, token = ''] = /unsubscribe\?token=([\w-]+)/.exec(emailsTo(userId)[0]?.text ?? '') ?? [];
    const nobody = worker.nobody;
    expect(await nobody.ask(unsubscribe, { token })).toEqual({ title: { 'es-MX': 'Avance', en: 'Progress' } });
    expect(await nobody.ask(unsubscribe, { token })).toEqual({ title: { 'es-MX': 'Avance', en: 'Progress' } });
    const id = await open(userId);
    await waitUntil(handled(id, 'email-when-level-unlocked'));
    await achieve(userId);
    await waitUntil(() => emailsTo(userId).length === 2);
    expect(emailsTo(userId)[1]?.subject).toBe('Nuevo logro: Constancia');
    expect(await notificationsOf(userId)).toContain('progress');
  });

  it('is worth nothing when it is guessed, changed, or made for something else', async () => {
    const [userId, other] = [await aPerson(), await aPerson()];
    const nobody = worker.nobody;
    const token = tokenFor(userId);
    const bytes = Buffer.from(token, 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    const guesses = [
      'x',
      userId,
      bytes.toString('base64url'),
      token.slice(0, -4),
      Buffer.from(JSON.stringify({ userId: other, kind: 'progress' })).toString('base64url'),
      seal(sealKey, { userId, kind: 'progress' }, `mail:confirm:${userId}`),
      tokenFor(userId, 'gifts'),
    ];
    for (const guess of guesses)
      expect(await nobody.refusal(unsubscribe, { token: guess })).toMatchObject({ code: 'unsubscribe_token_invalid' });
    expect(
      await worker.rows('SELECT 1 FROM notification_preferences WHERE user_id = ANY ($1)', [[userId, other]]),
    ).toEqual([]);
    await nobody.ask(unsubscribe, { token });
    expect(
      await worker.rows('SELECT user_id FROM notification_preferences WHERE user_id = ANY ($1)', [[userId, other]]),
    ).toEqual([{ user_id: userId }]);
  });
});

describe('the choices of a deleted account', () => {
  it('is deleted with it, also on a second delivery, and cannot be switched any more', async () => {
    const userId = await aPerson();
    await change(userId, 'progress', 'email', false);
    const token = tokenFor(userId);
    const gone = await worker.tell(accountDeleted, { userId });
    await waitUntil(handled(gone, 'forget-recipient-when-account-deleted'));
    await worker.tell(accountDeleted, { userId }, { id: gone });
    await worker.nobody.ask(unsubscribe, { token });
    expect(await worker.rows('SELECT 1 FROM notification_preferences WHERE user_id = $1', [userId])).toEqual([]);
  });
});
