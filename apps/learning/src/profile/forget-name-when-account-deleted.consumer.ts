import { Inject } from '@nestjs/common';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { SETTINGS } from '@nivel/platform/core';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { Learners } from '../progress/learners.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';

/** What names the person goes; the ledger stays under an id that leads to nobody, and nothing told late brings a name back. */
@Consumes(accountDeleted, 'forget-name-when-account-deleted')
export class ForgetNameWhenAccountDeleted implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: Learners,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  handle({ payload, occurredAt }: Told<typeof accountDeleted>, tx: Tx): Promise<void> {
    return this.removed.remove(tx, payload.userId, { at: occurredAt, timeZone: this.settings.LEARNING_TIME_ZONE });
  }

  afterCommit({ payload }: Told<typeof accountDeleted>): Promise<void> {
    this.learners.forget(payload.userId);
    return Promise.resolve();
  }
}
