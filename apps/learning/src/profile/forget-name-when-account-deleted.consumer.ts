import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountDeleted, 'forget-name-when-account-deleted')
export class ForgetNameWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountDeleted>, unit: LearningUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: true });
  }

  afterCommit({ payload }: ReceivedFact<typeof accountDeleted>): Promise<void> {
    this.accounts.afterCommit(payload.userId);
    return Promise.resolve();
  }
}
