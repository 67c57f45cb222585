import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { aCodeMail, newTrace, RunningWorker, until } from '../../test/running-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await RunningWorker.start();
}, 60_000);
afterAll(() => worker.stop(), 30_000);

const anAccount = (userId: string, overrides: Partial<PayloadOf<typeof accountCreated>> = {}) => ({
  userId,
  email: `${userId}@example.com`,
  firstName: 'Inés',
  lastName: 'Luna',
  studentType: 'university',
  educationalInterests: [],
  skillLevel: 'beginner',
  timeZone: 'America/Mexico_City',
  locale: 'es-MX' as const,
  createdAt: new Date().toISOString(),
  ...overrides,
});
const anAchievement = (userId: string): PayloadOf<typeof achievementUnlocked> => ({
  userId,
  achievementId: v7(),
  title: 'Primeros <pasos>',
  description: 'Terminaste tu primer módulo.',
  icon: 'footprints',
  points: 20,
  totalPoints: 120,
});
const mailsTo = (userId: string) => worker.mail.to(`${userId}@example.com`);
const states = (id: string) => worker.rows('SELECT state, content FROM emails WHERE event_id = $1', [id]);

describe('a mail with a one-time code', () => {
  it('carries code, link, language, trace and an id made from the fact; the code is then forgotten', async () => {
    const request = aCodeMail();
    const trace = newTrace();
    const id = await worker.tell(mailRequested, request, v7(), trace);
    await until(() => mailsTo(request.userId).length > 0);
    const [mail] = mailsTo(request.userId);
    expect(mail?.subject).toBe('Confirma tu correo en Nivel');
    expect(mail?.messageId).toBe(`<${id}@localhost>`);
    expect(mail?.headers.find(({ key }) => key === 'x-trace-id')?.value).toBe(trace.slice(3, 35));
    expect(mail?.text).toContain('042817');
    expect(mail?.text).toContain(
      'http://localhost:4000/auth/v1/verify?token=a1b2c3&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A4000%2Festudiantes-dashboard',
    );
    expect(mail?.html).toContain('042817');
    await until(async () => (await states(id)).some((row) => (row as { state: string }).state === 'sent'));
    expect(await states(id)).toEqual([{ state: 'sent', content: {} }]);
  });

  it('speaks the language of the reader', async () => {
    const request = aCodeMail({ template: 'recover', locale: 'en' });
    await worker.tell(mailRequested, request);
    await until(() => mailsTo(request.userId).length > 0);
    expect(mailsTo(request.userId)[0]?.subject).toBe('Recover your Nivel password');
    expect(mailsTo(request.userId)[0]?.text).toContain('type=recovery');
  });
});

interface Case {
  readonly fact: Fact;
  /** Tells what must be known before, and answers the payload. */
  prepare(userId: string): Promise<PayloadOf<Fact>>;
}
const known = async (userId: string): Promise<void> => {
  await worker.tell(accountCreated, anAccount(userId));
};
const cases: Record<string, Case> = {
  'email-when-one-time-code-requested': {
    fact: mailRequested,
    prepare: (userId) => Promise.resolve(aCodeMail({ userId })),
  },
  'email-when-achievement-unlocked': {
    fact: achievementUnlocked,
    prepare: async (userId) => (await known(userId), anAchievement(userId)),
  },
  'email-when-level-unlocked': {
    fact: levelUnlocked,
    prepare: async (userId) => (await known(userId), { userId, levelId: 'X200', name: 'Intermedio' }),
  },
};

describe.each(Object.entries(cases))('%s', (_, { fact, prepare }) => {
  it('mails once for a fact delivered three times', async () => {
    const userId = v7();
    const payload = await prepare(userId);
    const id = await worker.tell(fact, payload);
    await until(() => mailsTo(userId).length === 1);
    await worker.tell(fact, payload, id);
    await worker.tell(fact, payload, id);
    const last = v7();
    const lastPayload = await prepare(last);
    await worker.tell(fact, lastPayload);
    await until(() => mailsTo(last).length === 1);
    expect(mailsTo(userId)).toHaveLength(1);
  });

  it('tries again when the mail server has no time, and mails once', async () => {
    const userId = v7();
    const payload = await prepare(userId);
    worker.mail.refusals.push({ code: 451, text: 'come again later' }, { code: 421, text: 'busy' });
    const id = await worker.tell(fact, payload);
    await until(() => mailsTo(userId).length === 1);
    await until(
      async () => (await worker.rows(`SELECT 1 FROM emails WHERE event_id = $1 AND state = 'sent'`, [id])).length > 0,
    );
    expect(await worker.rows('SELECT attempts FROM emails WHERE event_id = $1', [id])).toEqual([{ attempts: 3 }]);
  });
});

describe('the address of a learner', () => {
  it('may become known after the fact that needs it', async () => {
    const userId = v7();
    await worker.tell(achievementUnlocked, anAchievement(userId));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await known(userId);
    await until(() => mailsTo(userId).length === 1);
    expect(mailsTo(userId)[0]?.subject).toBe('Nuevo logro: Primeros <pasos>');
    expect(mailsTo(userId)[0]?.html).toContain('Primeros &lt;pasos&gt;');
  });

  it('is kept once however often the account is told', async () => {
    const userId = v7();
    const id = await worker.tell(accountCreated, anAccount(userId));
    await until(async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [userId])).length === 1);
    await worker.tell(accountCreated, anAccount(userId, { email: 'changed@example.com' }), id);
    const later = v7();
    await worker.tell(accountCreated, anAccount(later));
    await until(async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [later])).length === 1);
    expect(await worker.rows('SELECT email FROM recipients WHERE user_id = $1', [userId])).toEqual([
      { email: `${userId}@example.com` },
    ]);
  });
});

it('a mail server that takes nothing from us is tried again: that is ours to mend', async () => {
  const request = aCodeMail();
  worker.mail.senderRefusals.push({ code: 530, text: 'authentication required' });
  await worker.tell(mailRequested, request);
  await until(() => mailsTo(request.userId).length === 1);
  expect(worker.mail.senderRefusals).toEqual([]);
});

it('an address the mail server refuses for good is given up at once and can be opened again', async () => {
  const request = aCodeMail();
  worker.mail.refusals.push({ code: 550, text: 'no such mailbox' });
  const id = await worker.tell(mailRequested, request);
  await until(
    async () => (await worker.rows(`SELECT 1 FROM emails WHERE event_id = $1 AND state = 'failed'`, [id])).length > 0,
  );
  expect(mailsTo(request.userId)).toHaveLength(0);
  await worker.rows(`UPDATE emails SET state = 'pending', closed_at = NULL WHERE event_id = $1`, [id]);
  await until(() => mailsTo(request.userId).length === 1);
});
