import { Module } from '@nestjs/common';
import { RecipientsRepository } from './recipients.repository.ts';
import { RememberRecipientWhenAccountChangedConsumer } from './remember-recipient-when-account-changed.consumer.ts';
import { RememberRecipientWhenAccountCreatedConsumer } from './remember-recipient-when-account-created.consumer.ts';

@Module({
  providers: [
    RecipientsRepository,
    RememberRecipientWhenAccountChangedConsumer,
    RememberRecipientWhenAccountCreatedConsumer,
  ],
  exports: [RecipientsRepository],
})
export class RecipientsModule {}
