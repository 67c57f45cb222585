import { Module } from '@nestjs/common';
import { LearnerModule } from '../learner/learner.module.ts';
import { AccountChanges } from './account-changes.ts';
import { CopiedAccounts } from './copied-accounts.ts';
import { FollowProfileWhenAccountChangedConsumer } from './follow-profile-when-account-changed.consumer.ts';
import { ForgetNameWhenAccountDeletedConsumer } from './forget-name-when-account-deleted.consumer.ts';
import { InsertProfileHandler } from './insert-profile.handler.ts';
import { PrepareProfileWhenAccountCreatedConsumer } from './prepare-profile-when-account-created.consumer.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';
import { UpdateTimeZoneHandler } from './update-time-zone.handler.ts';

@Module({
  imports: [LearnerModule],
  providers: [
    AccountChanges,
    CopiedAccounts,
    FollowProfileWhenAccountChangedConsumer,
    ForgetNameWhenAccountDeletedConsumer,
    InsertProfileHandler,
    PrepareProfileWhenAccountCreatedConsumer,
    ProfilesRepository,
    RemovedAccountsRepository,
    UpdateTimeZoneHandler,
  ],
})
export class ProfileModule {}
