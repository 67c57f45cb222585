import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { RecipientsModule } from '../recipients/recipients.module.ts';
import { emailConsumers } from './email-consumers.ts';
import { EmailClaims } from './email-claims.ts';
import { EmailDispatch } from './email-dispatch.ts';
import { EmailOutbox } from './email-outbox.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailSender } from './email-sender.ts';
import { EmailsRepository } from './emails.repository.ts';
import { SendEmailJobHandler } from './send-email.job-handler.ts';
import { SweepEmailsJobHandler } from './sweep-emails.job-handler.ts';
import { TextCodeWhenSmsRequestedConsumer } from './text-code-when-sms-requested.consumer.ts';
import { TextDispatch } from './text-dispatch.ts';
import { TextSender } from './text-sender.ts';

@Module({
  imports: [JobsModule, PicturesModule, RecipientsModule],
  providers: [
    EmailClaims,
    EmailDispatch,
    EmailSender,
    EmailsRepository,
    EmailQueue,
    EmailOutbox,
    SendEmailJobHandler,
    SweepEmailsJobHandler,
    TextCodeWhenSmsRequestedConsumer,
    TextDispatch,
    TextSender,
    ...emailConsumers,
  ],
  exports: [EmailsRepository],
})
export class DeliveryModule {}
