import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { waitUntil } from '@nivel/testing/wait-until';
import { EmailsRepository, type ClaimedEmail } from './emails.repository.ts';
import { SendEmailJobHandler } from './send-email.job-handler.ts';
import { messageIdOf } from '../messages/message-id.ts';
import { aCodeEmail, WorkerUnderTest } from '../../test/worker-under-test.ts';

let one: WorkerUnderTest;
let other: WorkerUnderTest;
beforeAll(async () => {
  // A claim runs out several times while the mail server thinks, unless it is renewed.
  one = await WorkerUnderTest.start({ MAIL_CLAIM_MS: '300' });
  other = await WorkerUnderTest.start({ MAIL_CLAIM_MS: '300' }, one);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Requests an e-mail and waits until the mail server has it, which does not acknowledge it yet. */
const askAndHold = async (): Promise<{ emailId: string; email: string; take: () => void }> => {
  const { promise, resolve: take } = Promise.withResolvers<void>();
  one.mail.heldBack = promise;
  const request = aCodeEmail();
  const emailId = messageIdOf(await one.tell(mailRequested, request), 'confirm', request.userId);
  await waitUntil(() => one.mail.waiting === 1);
  return { emailId, email: request.email, take };
};
const stateOf = async (emailId: string): Promise<string | undefined> =>
  (await one.rows<{ state: string }>('SELECT state FROM emails WHERE id = $1', [emailId]))[0]?.state;

describe('an e-mail that one worker is sending', () => {
  it('is not sent by another, however often its job is begun and however long it takes', async () => {
    const { emailId, email, take } = await askAndHold();
    for (let tries = 0; tries < 5; tries += 1) {
      for (const worker of [one, other])
        await expect(worker.get(SendEmailJobHandler).perform({ emailId })).rejects.toThrow(
          'another process is sending this e-mail',
        );
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    take();
    await waitUntil(async () => (await stateOf(emailId)) === 'sent');
    await other.get(SendEmailJobHandler).perform({ emailId });
    expect(one.mail.to(email)).toHaveLength(1);
  });

  it('is free for another the moment after its claim has ended, and not before', async () => {
    const { emailId, take } = await askAndHold();
    take();
    await waitUntil(async () => (await stateOf(emailId)) === 'sent');
    await one.rows(`UPDATE worker.emails SET state = 'pending', closed_at = NULL WHERE id = '${emailId}'`);
    const end = new Date(Date.now() + 60_000);
    const later = (ms: number): Date => new Date(end.getTime() + ms);
    const claim = (worker: WorkerUnderTest, now: Date, until: Date) =>
      worker.work.run(BY_ITSELF, (unit) => {
        const then = Object.create(unit, { now: { value: now } }) as typeof unit;
        return worker.get(EmailsRepository).claim(then, emailId, until);
      });
    const claims = await Promise.all([one, other].map((worker) => claim(worker, new Date(), end)));
    expect(claims.filter((claimed) => claimed === 'busy')).toHaveLength(1);
    expect(await claim(other, later(0), later(60_000))).toBe('busy');
    expect(await claim(other, later(1), later(60_000))).toMatchObject({ id: emailId });
    // Further actions of the previous worker on its own claim have no effect.
    const [first] = claims.filter((claimed): claimed is ClaimedEmail => typeof claimed === 'object');
    if (first === undefined) throw new Error('nobody has claimed it');
    const emails = one.get(EmailsRepository);
    expect(await one.work.run(BY_ITSELF, (unit) => emails.renew(unit, first, later(120_000)))).toBe(false);
    await one.work.run(BY_ITSELF, (unit) => emails.release(unit, first, 'late'));
    await one.work.run(BY_ITSELF, (unit) => emails.closeFailed(unit, first, 'late'));
    await one.work.run(BY_ITSELF, (unit) => emails.closeUnreadable(unit, first));
    expect(await claim(one, later(60_000), later(120_000))).toBe('busy');
    await other.work.inOneStatement(BY_ITSELF, (unit) => other.get(EmailsRepository).closeSent(unit, emailId));
  });

  it('is sent completely by a worker that is stopped meanwhile', async () => {
    const { emailId, email, take } = await askAndHold();
    let hasEnded = false;
    const both = [one, other].map((worker) => worker.close());
    void Promise.all(both).then(() => (hasEnded = true));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(hasEnded).toBe(false);
    take();
    await Promise.all(both);
    expect(await stateOf(emailId)).toBe('sent');
    expect(one.mail.to(email)).toHaveLength(1);
  });
});
