import { Module } from '@nestjs/common';
import { JobRunner } from './jobs/job-runner.ts';
import { WorkerQueue } from './jobs/worker-queue.ts';
import { EmailWhenAchievementUnlockedConsumer } from './mail/email-when-achievement-unlocked.consumer.ts';
import { EmailWhenLevelUnlockedConsumer } from './mail/email-when-level-unlocked.consumer.ts';
import { EmailWhenOneTimeCodeRequestedConsumer } from './mail/email-when-one-time-code-requested.consumer.ts';
import { EmailWhenPasswordChangedConsumer } from './mail/email-when-password-changed.consumer.ts';
import { EmailWhenSessionStolenConsumer } from './mail/email-when-session-stolen.consumer.ts';
import { EmailOutbox } from './mail/email-outbox.ts';
import { EmailQueue } from './mail/email-queue.ts';
import { EmailsRepository } from './mail/emails.repository.ts';
import { ForgetRecipientWhenAccountDeletedConsumer } from './mail/forget-recipient-when-account-deleted.consumer.ts';
import { MailSender } from './mail/mail-sender.ts';
import { SendEmailJobHandler } from './mail/send-email.job-handler.ts';
import { SweepEmailsJobHandler } from './mail/sweep-emails.job-handler.ts';
import { RecipientsRepository } from './recipients/recipients.repository.ts';
import { RememberRecipientWhenAccountChangedConsumer } from './recipients/remember-recipient-when-account-changed.consumer.ts';
import { RememberRecipientWhenAccountCreatedConsumer } from './recipients/remember-recipient-when-account-created.consumer.ts';

@Module({
  providers: [
    WorkerQueue,
    JobRunner,
    MailSender,
    EmailsRepository,
    EmailQueue,
    EmailOutbox,
    RecipientsRepository,
    RememberRecipientWhenAccountChangedConsumer,
    RememberRecipientWhenAccountCreatedConsumer,
    ForgetRecipientWhenAccountDeletedConsumer,
    EmailWhenOneTimeCodeRequestedConsumer,
    EmailWhenAchievementUnlockedConsumer,
    EmailWhenLevelUnlockedConsumer,
    EmailWhenPasswordChangedConsumer,
    EmailWhenSessionStolenConsumer,
    SendEmailJobHandler,
    SweepEmailsJobHandler,
  ],
})
export class WorkerModule {}
