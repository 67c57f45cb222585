import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { ItemsRepository } from './items.repository.ts';

/** What somebody has added goes with their account. */
@Consumes(accountDeleted, 'forget-items-when-account-deleted')
export class ForgetItemsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly items: ItemsRepository) {}

  handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: FinanceUnit): Promise<void> {
    return this.items.removeAllOf(unit, payload.userId);
  }
}
