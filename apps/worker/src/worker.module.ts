import { Module } from '@nestjs/common';
import { JobRunner } from './jobs/job-runner.ts';
import { JobRoad } from './jobs/job-road.ts';
import { EmailWhenAchievementUnlocked } from './mail/email-when-achievement-unlocked.consumer.ts';
import { EmailWhenLevelUnlocked } from './mail/email-when-level-unlocked.consumer.ts';
import { EmailWhenOneTimeCodeRequested } from './mail/email-when-one-time-code-requested.consumer.ts';
import { EmailWhenPasswordChanged } from './mail/email-when-password-changed.consumer.ts';
import { EmailWhenSessionStolen } from './mail/email-when-session-stolen.consumer.ts';
import { EmailOutbox } from './mail/email-outbox.ts';
import { EmailQueue } from './mail/email-queue.ts';
import { EmailsRepository } from './mail/emails.repository.ts';
import { ForgetRecipientWhenAccountDeleted } from './mail/forget-recipient-when-account-deleted.consumer.ts';
import { MailSender } from './mail/mail-sender.ts';
import { SendEmailPerformer } from './mail/send-email.performer.ts';
import { SweepEmailsPerformer } from './mail/sweep-emails.performer.ts';
import { RecipientsRepository } from './recipients/recipients.repository.ts';
import { RememberRecipientWhenAccountChanged } from './recipients/remember-recipient-when-account-changed.consumer.ts';
import { RememberRecipientWhenAccountCreated } from './recipients/remember-recipient-when-account-created.consumer.ts';

@Module({
  providers: [
    JobRoad,
    JobRunner,
    MailSender,
    EmailsRepository,
    EmailQueue,
    EmailOutbox,
    RecipientsRepository,
    RememberRecipientWhenAccountChanged,
    RememberRecipientWhenAccountCreated,
    ForgetRecipientWhenAccountDeleted,
    EmailWhenOneTimeCodeRequested,
    EmailWhenAchievementUnlocked,
    EmailWhenLevelUnlocked,
    EmailWhenPasswordChanged,
    EmailWhenSessionStolen,
    SendEmailPerformer,
    SweepEmailsPerformer,
  ],
})
export class WorkerModule {}
