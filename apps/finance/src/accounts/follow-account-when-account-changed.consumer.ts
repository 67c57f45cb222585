import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { CopiedAccounts } from './copied-accounts.ts';

@Consumes(accountChanged, 'follow-account-when-account-changed')
export class FollowAccountWhenAccountChangedConsumer implements Consumer<typeof accountChanged> {
  constructor(private readonly accounts: CopiedAccounts) {}

  async handle({ payload, version }: ReceivedFact<typeof accountChanged>, unit: FinanceUnit): Promise<void> {
    await this.accounts.apply(unit, { id: payload.userId, version, removed: false, row: payload });
  }
}
