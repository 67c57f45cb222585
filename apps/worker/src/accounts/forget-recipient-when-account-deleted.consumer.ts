import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountDeleted, 'forget-recipient-when-account-deleted')
export class ForgetRecipientWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountDeleted>, unit: WorkerUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: true });
  }
}
