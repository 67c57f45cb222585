import { Inject } from '@nestjs/common';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { SETTINGS } from '@nivel/platform/core';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';
import type { LearningUnit } from '../database.ts';

/** What names the person goes; the ledger stays under an id that leads to nobody, and nothing told late brings a name back. */
@Consumes(accountDeleted, 'forget-name-when-account-deleted')
export class ForgetNameWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: LearnerStore,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  handle({ payload, occurredAt }: ReceivedFact<typeof accountDeleted>, unit: LearningUnit): Promise<void> {
    return this.removed.remove(unit, payload.userId, { at: occurredAt, timeZone: this.settings.LEARNING_TIME_ZONE });
  }

  afterCommit({ payload }: ReceivedFact<typeof accountDeleted>): Promise<void> {
    this.learners.forget(payload.userId);
    return Promise.resolve();
  }
}
