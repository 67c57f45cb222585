import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

/** The book stays, with the id alone of a deleted person. */
@Consumes(accountDeleted, 'forget-account-when-account-deleted')
export class ForgetAccountWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountDeleted>, unit: FinanceUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: true });
  }
}
