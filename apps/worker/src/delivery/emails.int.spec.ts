import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { supportAsked } from '@nivel/contracts/projects/support-asked.fact';
import type { Locale } from '@nivel/contracts/emails/bilingual';
import { seal } from '@nivel/platform/seal';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { aCodeEmail, newTrace, WorkerUnderTest, sealKey } from '../../test/worker-under-test.ts';
import type { Email } from '../composition/email.ts';
import { emails } from '../emails/emails.generated.ts';
import { exampleOfAchievement } from '../examples/achievement-unlocked.example.ts';
import { messageIdOf } from '../messages/message-id.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ CONSUMER_MAX_DELIVERIES: '30' });
});
afterAll(() => worker.stop());

const anAchievement = (userId: string) => ({ ...exampleOfAchievement(userId), title: 'Primeros <pasos>' });
const emailsTo = (userId: string) => worker.mail.to(`${userId}@example.com`);
const anOrigin = (userId: string) => ({
  userId,
  email: `${userId}@example.com`,
  firstName: 'Inés',
  locale: 'es-MX' as const,
  timeZone: 'America/Mexico_City',
  origin: {
    browser: 'Chrome',
    system: 'Windows',
    device: 'desktop' as const,
    network: 'public' as const,
    country: 'MX',
  },
  at: '2026-11-16T18:00:00.000Z',
});
const states = (id: string) => worker.rows('SELECT state, content FROM emails WHERE event_id = $1', [id]);

describe('an e-mail with a one-time code', () => {
  it('carries code, link, language, trace and an id made from the fact; the code is then forgotten', async () => {
    const request = aCodeEmail();
    const trace = newTrace();
    const id = await worker.tell(mailRequested, request, { trace });
    await waitUntil(() => emailsTo(request.userId).length > 0);
    const [mail] = emailsTo(request.userId);
    expect(mail?.subject).toBe('Confirma tu correo en Nivel');
    expect(mail?.messageId).toBe(`<${messageIdOf(id, 'confirm', request.userId)}@localhost>`);
    expect(mail?.headers.find(({ key }) => key === 'x-trace-id')?.value).toBe(trace.slice(3, 35));
    expect(mail?.text).toContain('042817');
    expect(mail?.text).toContain(
      'http://localhost:4000/verify-email#token=a1b2c3&type=signup&next=%2Festudiantes-dashboard',
    );
    expect(mail?.text).not.toContain('/auth/v1/verify');
    expect(mail?.html).toContain('042817');
    await waitUntil(async () => (await states(id)).some((row) => (row as { state: string }).state === 'sent'));
    expect(await states(id)).toEqual([{ state: 'sent', content: {} }]);
  });

  it('speaks the language of the reader', async () => {
    const request = aCodeEmail({ template: 'recover', locale: 'en' });
    await worker.tell(mailRequested, request);
    await waitUntil(() => emailsTo(request.userId).length > 0);
    expect(emailsTo(request.userId)[0]?.subject).toBe('Recover your Nivel password');
    expect(emailsTo(request.userId)[0]?.text).toContain('type=recovery');
  });
});

describe('an e-mail about the safety of an account', () => {
  it('states when, on what and where, and leads to the possible actions', async () => {
    const userId = v7();
    await worker.tell(passwordChanged, anOrigin(userId));
    await worker.tell(sessionStolen, { ...anOrigin(userId), locale: 'en' });
    await waitUntil(() => emailsTo(userId).length === 2);
    const textOf = (subject: string) => emailsTo(userId).find((mail) => mail.subject === subject)?.text ?? '';
    const changed = textOf('Cambió la contraseña de tu cuenta de Nivel');
    expect(changed).toMatch(/16 de noviembre de 2026.*12:00/);
    expect(changed).toContain('con Chrome en Windows (México)');
    expect(changed).toContain('http://localhost:4000/recover');
    const stolen = textOf('We ended a session of your Nivel account');
    expect(stolen).toContain('with Chrome on Windows (Mexico)');
    expect(stolen).toContain('http://localhost:4000/dashboard/ajustes#seguridad');
  });
});

const known = async (userId: string): Promise<void> => {
  await worker.tell(accountCreated, anAccount(userId));
};
const exampleOf = (email: Email, userId: string, locale: Locale = 'es-MX'): PayloadOf<Fact> =>
  email.example({
    addressee: { userId, email: `${userId}@example.com`, firstName: 'Inés', locale },
    seal: (value, context) => seal(sealKey, value, context),
  });

/** A person chooses to receive e-mails of a kind immediately. */
const wants = async (userId: string, { kind }: Email): Promise<void> => {
  if (kind.pace === undefined) return;
  await worker.rows(`INSERT INTO notification_preferences VALUES ($1, $2, 'email', true, now(), 'at-once')`, [
    userId,
    kind.name,
  ]);
};

describe.each(Object.entries(emails))('email-when-%s', (name, email) => {
  const ask = async (userId: string): Promise<{ payload: PayloadOf<Fact>; id: string }> => {
    await known(userId);
    await wants(userId, email);
    const payload = exampleOf(email, userId);
    return { payload, id: await worker.tell(email.fact, payload) };
  };

  it('e-mails once for a fact delivered three times', async () => {
    const [userId, last] = [v7(), v7()];
    const { payload, id } = await ask(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    await worker.tell(email.fact, payload, { id });
    await worker.tell(email.fact, payload, { id });
    await ask(last);
    await waitUntil(() => emailsTo(last).length === 1);
    expect(emailsTo(userId)).toHaveLength(1);
  });

  it('tries again when the mail server has no time, and e-mails once', async () => {
    const userId = v7();
    worker.mail.refusals.push({ code: 451, text: 'come again later' }, { code: 421, text: 'busy' });
    const { id } = await ask(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    await waitUntil(
      async () => (await worker.rows(`SELECT 1 FROM emails WHERE event_id = $1 AND state = 'sent'`, [id])).length > 0,
    );
    expect(await worker.rows('SELECT letter, attempts FROM emails WHERE event_id = $1', [id])).toEqual([
      { letter: name, attempts: 3 },
    ]);
  });

  it('that cannot be written down now is written and sent later, once', async () => {
    const userId = v7();
    await worker.rows('ALTER TABLE worker.emails RENAME COLUMN trace TO trace_away');
    const lines = worker.log.length;
    await ask(userId);
    await waitUntil(() => worker.log.slice(lines).some((line) => line.includes(`"email-when-${name}"`)));
    await worker.rows('ALTER TABLE worker.emails RENAME COLUMN trace_away TO trace');
    await waitUntil(() => emailsTo(userId).length === 1);
  });

  it('speaks the language of its reader', async () => {
    const userId = v7();
    await worker.tell(accountCreated, anAccount(userId, { locale: 'en' }));
    await wants(userId, email);
    await worker.tell(email.fact, exampleOf(email, userId, 'en'));
    await waitUntil(() => emailsTo(userId).length === 1);
    const [mail] = emailsTo(userId);
    expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe('en');
    expect(mail?.text).toContain('Learn applied artificial intelligence');
  });

  it('carries the way out of it for one click where its kind can be switched off', async () => {
    const userId = v7();
    await ask(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    const header = (name: string) => emailsTo(userId)[0]?.headers.find(({ key }) => key === name)?.value;
    const isLocked = email.kind.isLocked;
    expect(header('list-unsubscribe') ?? '').toMatch(
      isLocked ? /^$/ : /^<http:\/\/localhost:4000\/unsubscribe\?token=[\w-]+>$/,
    );
    expect(header('list-unsubscribe-post')).toBe(isLocked ? undefined : 'List-Unsubscribe=One-Click');
  });
});

it('a message to support goes to its address, and a reply to its author', async () => {
  const userId = v7();
  const supportEmail = `${userId}@example.com`;
  const asked = { userId, supportEmail, email: 'ana@example.com', fullName: 'Ana Sol', locale: 'es-MX' };
  await worker.tell(supportAsked, { ...asked, subject: 'No carga', text: 'El tablero.', version: '1.0', page: '' });
  await waitUntil(() => emailsTo(userId).length > 0);
  const [mail] = emailsTo(userId);
  expect(mail?.headers.find(({ key }) => key === 'reply-to')?.value).toBe('ana@example.com');
  expect(mail?.subject).toBe('Soporte: No carga');
});

describe('the address of a learner', () => {
  it('may become known after the fact that needs it', async () => {
    const userId = v7();
    await worker.tell(achievementUnlocked, anAchievement(userId));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await known(userId);
    await waitUntil(() => emailsTo(userId).length === 1);
    expect(emailsTo(userId)[0]?.subject).toBe('Nuevo logro: Primeros <pasos>');
    expect(emailsTo(userId)[0]?.html).toContain('Primeros &lt;pasos&gt;');
  });

  it('is stored once however often the fact is delivered', async () => {
    const userId = v7();
    const id = await worker.tell(accountCreated, anAccount(userId));
    await waitUntil(
      async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [userId])).length === 1,
    );
    await worker.tell(accountCreated, anAccount(userId, { email: 'changed@example.com' }), { id });
    const later = v7();
    await worker.tell(accountCreated, anAccount(later));
    await waitUntil(
      async () => (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [later])).length === 1,
    );
    expect(await worker.rows('SELECT email FROM recipients WHERE user_id = $1', [userId])).toEqual([
      { email: `${userId}@example.com` },
    ]);
  });
});

it('a mail server that takes nothing from us is tried again: that is ours to mend', async () => {
  const request = aCodeEmail();
  worker.mail.senderRefusals.push({ code: 530, text: 'authentication required' });
  await worker.tell(mailRequested, request);
  await waitUntil(() => emailsTo(request.userId).length === 1);
  expect(worker.mail.senderRefusals).toEqual([]);
});
