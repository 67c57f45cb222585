import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountChanged, 'follow-profile-when-account-changed')
export class FollowProfileWhenAccountChangedConsumer implements Consumer<typeof accountChanged> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountChanged>, unit: LearningUnit): Promise<void> {
    await this.accounts.followKnown(unit, payload, version);
  }

  afterCommit({ payload }: ReceivedFact<typeof accountChanged>): Promise<void> {
    this.accounts.afterCommit(payload.userId);
    return Promise.resolve();
  }
}
