import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountCreated, 'prepare-profile-when-account-created')
export class PrepareProfileWhenAccountCreatedConsumer implements Consumer<typeof accountCreated> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountCreated>, unit: LearningUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: false, row: payload });
  }

  afterCommit({ payload }: ReceivedFact<typeof accountCreated>): Promise<void> {
    this.accounts.afterCommit(payload.userId);
    return Promise.resolve();
  }
}
