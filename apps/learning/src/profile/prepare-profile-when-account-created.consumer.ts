import { Inject } from '@nestjs/common';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { profilePrepared } from '@nivel/contracts/learning/profile-prepared.fact';
import { outboxRow, tellAll, type Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { SETTINGS } from '@nivel/platform/core';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import type { LearningSettings } from '../config.ts';
import { isTimeZone, localDay } from '../progress/learner-day.ts';
import { Learners } from '../progress/learners.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';

/** A new account gets its profile, its progress on level X100 with a streak of 1, and its first skills. */
@Consumes(accountCreated, 'prepare-profile-when-account-created')
export class PrepareProfileWhenAccountCreated implements Consumer<typeof accountCreated> {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: Learners,
    private readonly ids: Ids,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(told: Told<typeof accountCreated>, tx: Tx): Promise<void> {
    const account = told.payload;
    const { userId } = account;
    if (await this.removed.isRemoved(tx, userId)) return;
    const timeZone = isTimeZone(account.timeZone) ? account.timeZone : this.settings.LEARNING_TIME_ZONE;
    const day = localDay(Date.parse(account.createdAt), timeZone);
    await this.profiles.saveProfile(tx, account);
    await this.profiles.saveFirstProgress(tx, account, { id: this.ids.next(), day, timeZone });
    const context = { ...told, id: this.ids.next(), aggregate: userId, version: 0, actor: userId };
    await tellAll(tx, [outboxRow(profilePrepared, { userId }, context)]);
  }

  afterCommit(told: Told<typeof accountCreated>): Promise<void> {
    this.learners.forget(told.payload.userId);
    return Promise.resolve();
  }
}
