import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { BillingUnit } from '../database.ts';
import { CfdiRepository } from './cfdi.repository.ts';

/** Issued ones are kept, as the law requires; the names of others are no longer needed. */
@Consumes(accountDeleted, 'forget-cfdi-when-account-deleted')
export class ForgetCfdiWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(private readonly cfdi: CfdiRepository) {}

  async handle({ payload: { userId } }: ReceivedFact<typeof accountDeleted>, unit: BillingUnit): Promise<void> {
    await this.cfdi.forget(unit, userId);
  }
}
