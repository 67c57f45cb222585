import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { memberAdded } from '@nivel/contracts/projects/member-added.fact';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { emails } from '../emails/emails.generated.ts';
import { notifications } from '../notifications/notifications.generated.ts';
import { EmailsRepository } from '../delivery/emails.repository.ts';
import { aCodeEmail, WorkerUnderTest } from '../../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ CONSUMER_MAX_DELIVERIES: '30' });
});
afterAll(() => worker.stop());

interface Row {
  state: string;
  address: string;
  content: object;
  last_error: string | null;
}
const rowOf = async (id: string): Promise<Row | undefined> =>
  (await worker.rows<Row>('SELECT state, address, content, last_error FROM emails WHERE event_id = $1', [id]))[0];
const isIn = (id: string, state: string) => async () => (await rowOf(id))?.state === state;
const emailsTo = (userId: string) => worker.mail.to(`${userId}@example.com`);
const isRecipient = (userId: string) => async () =>
  (await worker.rows('SELECT 1 FROM recipients WHERE user_id = $1', [userId])).length === 1;
const isRemoved = (userId: string) => async () =>
  (await worker.rows('SELECT 1 FROM removed_accounts WHERE user_id = $1', [userId])).length === 1;
const handled = async (id: string): Promise<boolean> =>
  (await worker.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;
const aLevel = (userId: string) => ({ userId, levelId: 'X200', name: 'Intermedio' });

describe('an e-mail that is given up', () => {
  it('forgets its code at once and stays closed; a letter without a code can be opened again', async () => {
    const code = aCodeEmail();
    const userId = v7();
    await worker.tell(accountCreated, anAccount(userId));
    await waitUntil(isRecipient(userId));
    worker.mail.refusals.push({ code: 550, text: `<${code.email}> no such mailbox` });
    const codeId = await worker.tell(mailRequested, code);
    await waitUntil(isIn(codeId, 'failed'));
    worker.mail.refusals.push({ code: 550, text: 'no such mailbox' });
    const levelId = await worker.tell(levelUnlocked, aLevel(userId));
    await waitUntil(isIn(levelId, 'failed'));
    expect((await rowOf(codeId))?.content).toEqual({});
    expect((await rowOf(levelId))?.content).toMatchObject({ levelId: 'X200' });
    expect(await worker.work.run(BY_ITSELF, (unit) => worker.get(EmailsRepository).reopenFailed(unit, 500))).toEqual({
      opened: 1,
      forgotten: 1,
    });
    await waitUntil(() => emailsTo(userId).length === 1);
    expect(await rowOf(codeId)).toMatchObject({ state: 'failed', content: {} });
    expect(emailsTo(code.userId)).toEqual([]);
  });

  it('is one whose link is no longer good, before it is sent', async () => {
    const mail = aCodeEmail({}, '042817', { linkSeconds: 60 });
    const id = await worker.tell(mailRequested, mail, { at: new Date(Date.now() - 61_000) });
    await waitUntil(isIn(id, 'failed'));
    expect((await rowOf(id))?.content).toEqual({});
    expect(emailsTo(mail.userId)).toEqual([]);
  });

  it('is one that no worker has sent two days later', async () => {
    const id = v7();
    const { userId, sealed } = aCodeEmail();
    // Claimed by a process that has died: no job claims it.
    await worker.rows(
      `INSERT INTO emails (event_id, user_id, letter, address, locale, content, trace, created_at, claimed_until)
      VALUES ($1, $2, 'confirm', 'a@example.com', 'en', $3, '', now() - interval '49 hours', now() + interval '1 hour')`,
      [id, userId, JSON.stringify({ firstName: '', template: 'confirm', redirectTo: '', sealed })],
    );
    await waitUntil(isIn(id, 'failed'));
    expect((await rowOf(id))?.content).toEqual({});
  });
});

describe('the record of an e-mail that fails', () => {
  it('names no address and no code, in rows and in the log', async () => {
    const mail = aCodeEmail({}, '739164');
    const echo = `5.1.1 <${mail.email.toUpperCase()}> ${mail.userId}: refused, said "739164 a1b2c3"`;
    worker.mail.refusals.push({ code: 451, text: echo }, { code: 550, text: echo });
    const before = worker.log.length;
    const id = await worker.tell(mailRequested, mail);
    await waitUntil(isIn(id, 'failed'));
    await waitUntil(() => worker.log.slice(before).some((line) => line.includes('a job was given up')));
    const reason = (await rowOf(id))?.last_error ?? '';
    expect(reason).toContain('refused, said');
    for (const line of [reason, ...worker.log.slice(before)]) {
      expect(line.toLowerCase()).not.toContain(mail.email);
      expect(line).not.toContain('739164');
    }
    expect(worker.log.slice(before).join('\n')).toContain('refused, said');
  });
});

/** The number of consumers of the four facts below: e-mails, notifications, and all that follow accounts. */
const followers =
  2 +
  [...Object.values(emails), ...Object.values(notifications)].filter(
    ({ fact }) => fact === mailRequested || fact === levelUnlocked,
  ).length;

describe('a deleted account', () => {
  it('gets no more e-mails, and no address or content of its e-mails stays', async () => {
    const userId = v7();
    await worker.tell(accountCreated, anAccount(userId));
    await waitUntil(isRecipient(userId));
    const sent = await worker.tell(levelUnlocked, aLevel(userId));
    await waitUntil(isIn(sent, 'sent'));
    await worker.mail.close();
    const open = await worker.tell(levelUnlocked, aLevel(userId));
    await waitUntil(async () => (await rowOf(open)) !== undefined);
    await worker.tell(accountDeleted, { userId });
    await waitUntil(isRemoved(userId));
    await worker.mail.open();
    const gone = { address: '', content: {} };
    expect(await rowOf(sent)).toEqual({ ...gone, state: 'sent', last_error: null });
    expect(await rowOf(open)).toEqual({ ...gone, state: 'failed', last_error: 'the account is gone' });
    expect(await isRecipient(userId)()).toBe(false);
    const other = v7();
    await worker.tell(accountCreated, anAccount(other));
    await worker.tell(levelUnlocked, aLevel(other));
    await waitUntil(() => emailsTo(other).length === 1);
    expect(emailsTo(userId)).toHaveLength(1);
  });

  it('takes along the notifications of others that name its person, and only those', async () => {
    const [userId, reader] = [v7(), v7()];
    await worker.tell(accountCreated, anAccount(reader));
    await waitUntil(isRecipient(reader));
    const place = { kind: 'project' as const, id: v7(), name: 'Lana' };
    const toldBy = (by: string, fullName: string) =>
      worker.tell(
        memberAdded,
        { userId: reader, place, by: { userId: by, fullName } },
        { headers: { [factHeaders.actor]: by } },
      );
    const texts = async (): Promise<string> => JSON.stringify(await worker.rows('SELECT text FROM notifications'));
    await toldBy(userId, 'Quetzal Zárate');
    await toldBy(v7(), 'Otra Persona');
    await waitUntil(async () => /Quetzal.*Otra|Otra.*Quetzal/.test(await texts()));
    await worker.tell(accountDeleted, { userId });
    await waitUntil(isRemoved(userId));
    expect(await texts()).not.toContain('Quetzal');
    expect(await texts()).toContain('Otra Persona');
    const late = await toldBy(userId, 'Quetzal Zárate');
    await waitUntil(() => handled(late));
    expect(await texts()).not.toContain('Quetzal');
  });

  it('is forgotten once when delivered twice', async () => {
    const userId = v7();
    const id = await worker.tell(accountDeleted, { userId });
    await waitUntil(isRemoved(userId));
    await worker.tell(accountDeleted, { userId }, { id });
    const again = await worker.tell(accountDeleted, { userId });
    await waitUntil(() => handled(again));
    expect(await worker.rows('SELECT 1 FROM removed_accounts WHERE user_id = $1', [userId])).toHaveLength(1);
  });

  it('takes nothing of a newer account with the same address along, even if it is replayed', async () => {
    const [old, fresh] = [v7(), v7()];
    const { email } = anAccount(old);
    await worker.tell(accountCreated, anAccount(old));
    await waitUntil(isRecipient(old));
    const deletion = await worker.tell(accountDeleted, { userId: old });
    await waitUntil(isRemoved(old));
    await worker.tell(accountCreated, anAccount(fresh, { email }));
    await waitUntil(isRecipient(fresh));
    const sent = await worker.tell(levelUnlocked, aLevel(fresh));
    await waitUntil(isIn(sent, 'sent'));
    // A dead letter keeps its id when it is replayed; one whose consumer never handled it has its effect now.
    await worker.tell(accountDeleted, { userId: old }, { id: deletion });
    const late = await worker.tell(accountDeleted, { userId: old });
    await waitUntil(() => handled(late));
    expect(await isRecipient(fresh)()).toBe(true);
    expect(await isRemoved(fresh)()).toBe(false);
    expect(await rowOf(sent)).toMatchObject({ state: 'sent', address: email });
  });

  it('that cannot be forgotten now is forgotten later, all of it at once', async () => {
    const userId = v7();
    await worker.tell(accountCreated, anAccount(userId));
    await waitUntil(isRecipient(userId));
    await worker.rows('ALTER TABLE worker.emails RENAME COLUMN address TO address_away');
    await worker.tell(accountDeleted, { userId });
    await waitUntil(() => worker.log.some((line) => line.includes('forget-recipient-when-account-deleted')));
    expect(await isRecipient(userId)()).toBe(true);
    await worker.rows('ALTER TABLE worker.emails RENAME COLUMN address_away TO address');
    await waitUntil(isRemoved(userId));
    expect(await isRecipient(userId)()).toBe(false);
  });

  it('is not recreated by facts about it that arrive late or at the same moment', async () => {
    const users = Array.from({ length: 20 }, () => v7());
    const told = await Promise.all(
      users.flatMap((userId) => [
        worker.tell(accountCreated, anAccount(userId)),
        worker.tell(mailRequested, aCodeEmail({ userId })),
        worker.tell(accountDeleted, { userId }),
        worker.tell(levelUnlocked, aLevel(userId)),
      ]),
    );
    await waitUntil(async () => {
      const rows = await worker.rows('SELECT 1 FROM inbox WHERE event_id = ANY ($1)', [told]);
      return rows.length === users.length * followers;
    }, 60_000);
    expect(await worker.rows('SELECT 1 FROM recipients WHERE user_id = ANY ($1)', [users])).toEqual([]);
    const left = await worker.rows(`SELECT 1 FROM emails WHERE user_id = ANY ($1) AND address <> ''`, [users]);
    expect(left).toEqual([]);
  });
});
