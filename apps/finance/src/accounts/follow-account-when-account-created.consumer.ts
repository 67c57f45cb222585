import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountCreated, 'follow-account-when-account-created')
export class FollowAccountWhenAccountCreatedConsumer implements Consumer<typeof accountCreated> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountCreated>, unit: FinanceUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: false, row: payload });
  }
}
