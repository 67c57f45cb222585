import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.ts';
import { CopiedAccounts } from './copied-accounts.ts';
import { FollowAccountWhenAccountChangedConsumer } from './follow-account-when-account-changed.consumer.ts';
import { FollowAccountWhenAccountCreatedConsumer } from './follow-account-when-account-created.consumer.ts';
import { ForgetAccountWhenAccountDeletedConsumer } from './forget-account-when-account-deleted.consumer.ts';

/** The names of the book's people. */
@Module({
  providers: [
    AccountsRepository,
    CopiedAccounts,
    FollowAccountWhenAccountChangedConsumer,
    FollowAccountWhenAccountCreatedConsumer,
    ForgetAccountWhenAccountDeletedConsumer,
  ],
  exports: [AccountsRepository],
})
export class AccountsModule {}
