import { Inject } from '@nestjs/common';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { isTimeZone } from '@nivel/contracts/auth/time-zone';
import { profilePrepared } from '@nivel/contracts/learning/profile-prepared.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { SETTINGS } from '@nivel/platform/core';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { localDay } from '../learner/learner-day.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';
import type { LearningUnit } from '../database.ts';

/** A new account gets its profile, its progress on level X100 with a streak of 1, and its first skills. */
@Consumes(accountCreated, 'prepare-profile-when-account-created')
export class PrepareProfileWhenAccountCreatedConsumer implements Consumer<typeof accountCreated> {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: LearnerStore,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(received: ReceivedFact<typeof accountCreated>, unit: LearningUnit): Promise<void> {
    const account = received.payload;
    const { userId } = account;
    if (await this.removed.isRemoved(unit, userId)) return;
    const timeZone = isTimeZone(account.timeZone) ? account.timeZone : this.settings.LEARNING_TIME_ZONE;
    const day = localDay(Date.parse(account.createdAt), timeZone);
    await this.profiles.saveProfile(unit, account);
    await this.profiles.saveFirstProgress(unit, account, { day, timeZone });
    unit.tell(profilePrepared, { userId }, { aggregate: userId, actor: userId });
  }

  afterCommit(received: ReceivedFact<typeof accountCreated>): Promise<void> {
    this.learners.forget(received.payload.userId);
    return Promise.resolve();
  }
}
