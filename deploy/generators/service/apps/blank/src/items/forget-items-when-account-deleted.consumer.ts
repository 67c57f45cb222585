import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { BlankUnit } from '../database.ts';
import { ItemsRepository } from './items.repository.ts';

/** A person's items are deleted with their account. */
@Consumes(accountDeleted, 'forget-items-when-account-deleted')
export class ForgetItemsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly items: ItemsRepository) {}

  handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: BlankUnit): Promise<void> {
    return this.items.removeAllOf(unit, payload.userId);
  }
}
