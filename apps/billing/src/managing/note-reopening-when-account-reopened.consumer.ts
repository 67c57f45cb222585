import { accountReopened } from '@nivel/contracts/auth/account-reopened.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';

/** Facts have no order among consumers: the closing before it may still be under way. */
@Consumes(accountReopened, 'note-reopening-when-account-reopened')
export class NoteReopeningWhenAccountReopenedConsumer implements Consumer<typeof accountReopened> {
  constructor(private readonly customers: CustomersRepository) {}

  async handle({ payload, occurredAt }: ReceivedFact<typeof accountReopened>, unit: BillingUnit): Promise<void> {
    await this.customers.noteReopened(unit, payload.userId, occurredAt);
  }
}
