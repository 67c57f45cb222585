import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { freePort } from '@nivel/process/ports';
import { BEGIN, MailLink } from '@nivel/testing/mailbox/mail-link';
import { startMailbox, type Mailbox } from '@nivel/testing/mailbox/mailbox';
import { waitUntil } from '@nivel/testing/wait-until';
import { messageIdOf } from '../messages/message-id.ts';
import { aCodeEmail, WorkerUnderTest } from '../../test/worker-under-test.ts';
import { SendEmailJobHandler } from './send-email.job-handler.ts';

// Claims are renewed so rarely that a test can take one away.
const rarely = { MAIL_CLAIM_MS: '600000' };
const folder = mkdtempSync(join(tmpdir(), 'nivel-mailbox-'));
let mailbox: Mailbox;
let link: MailLink;
let first: WorkerUnderTest;
let second: WorkerUnderTest | undefined;

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: await freePort(), httpPort: await freePort(), folder });
  link = await MailLink.start(mailbox.smtpUrl);
  first = await WorkerUnderTest.start({ ...rarely, SMTP_URL: link.url });
});
afterAll(async () => {
  await second?.stop();
  await first.stop();
  await link.stop();
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

const arrived = (address: string): number =>
  mailbox.store.all().filter(({ to }) => to.some((one) => one.address === address)).length;

it('a claim lost between the begin and the end of a message stops it before its end; the next one delivers it, once', async () => {
  // The mail server wants the message, and the worker does not know it yet.
  const begun = link.hold(BEGIN);
  const request = aCodeEmail();
  const emailId = messageIdOf(await first.tell(mailRequested, request), 'confirm', request.userId);
  await waitUntil(() => begun.isThere);
  await first.rows(`UPDATE worker.emails SET claimed_until = now() - interval '1 second' WHERE id = '${emailId}'`);

  second = await WorkerUnderTest.start({ ...rarely, SMTP_URL: mailbox.smtpUrl }, first);
  await second.get(SendEmailJobHandler).perform({ emailId });
  expect(arrived(request.email)).toBe(1);

  begun.release();
  await waitUntil(() => begun.isClosed || arrived(request.email) > 1);
  expect(arrived(request.email)).toBe(1);
  await waitUntil(() => first.log.some((line) => line.includes('the claim on this e-mail is lost')));
  const row = await first.rows('SELECT state, attempts, last_error FROM emails WHERE id = $1', [emailId]);
  expect(row).toEqual([{ state: 'sent', attempts: 2, last_error: null }]);
});
