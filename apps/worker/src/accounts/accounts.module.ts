import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { PreferencesModule } from '../preferences/preferences.module.ts';
import { RecipientsModule } from '../recipients/recipients.module.ts';
import { CopiedAccounts } from './copied-accounts.ts';
import { ForgetRecipientWhenAccountDeletedConsumer } from './forget-recipient-when-account-deleted.consumer.ts';

@Module({
  imports: [RecipientsModule, DeliveryModule, InboxModule, PreferencesModule],
  providers: [CopiedAccounts, ForgetRecipientWhenAccountDeletedConsumer],
})
export class AccountsModule {}
