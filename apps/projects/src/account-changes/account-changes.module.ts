import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { OffboardingModule } from '../offboarding/offboarding.module.ts';
import { CopiedAccounts } from './copied-accounts.ts';
import { FollowAccountWhenAccountChangedConsumer } from './follow-account-when-account-changed.consumer.ts';
import { FollowAccountWhenAccountCreatedConsumer } from './follow-account-when-account-created.consumer.ts';
import { ForgetPersonWhenAccountDeletedConsumer } from './forget-person-when-account-deleted.consumer.ts';
import { ProfileNotifier } from './profile-notifier.ts';

/** Applies account changes by auth to all data stored here. */
@Module({
  imports: [AccountsModule, FilesModule, PeopleModule, OffboardingModule],
  providers: [
    CopiedAccounts,
    ProfileNotifier,
    FollowAccountWhenAccountChangedConsumer,
    FollowAccountWhenAccountCreatedConsumer,
    ForgetPersonWhenAccountDeletedConsumer,
  ],
})
export class AccountChangesModule {}
