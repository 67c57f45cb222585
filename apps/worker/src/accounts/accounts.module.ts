import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.ts';
import { DigestsModule } from '../digests/digests.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { PreferencesModule } from '../preferences/preferences.module.ts';
import { RecipientsModule } from '../recipients/recipients.module.ts';
import { CopiedAccounts } from './copied-accounts.ts';
import { ForgetRecipientWhenAccountDeletedConsumer } from './forget-recipient-when-account-deleted.consumer.ts';

@Module({
  imports: [RecipientsModule, DeliveryModule, DigestsModule, NotificationsModule, PreferencesModule],
  providers: [CopiedAccounts, ForgetRecipientWhenAccountDeletedConsumer],
})
export class AccountsModule {}
