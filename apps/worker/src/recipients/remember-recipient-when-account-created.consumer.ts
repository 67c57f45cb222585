import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from './recipients.repository.ts';

@Consumes(accountCreated, 'remember-recipient-when-account-created')
export class RememberRecipientWhenAccountCreatedConsumer implements Consumer<typeof accountCreated> {
  constructor(private readonly recipients: RecipientsRepository) {}

  async handle({ payload, version }: ReceivedFact<typeof accountCreated>, unit: WorkerUnit): Promise<void> {
    await this.recipients.remember(unit, payload, version);
  }
}
