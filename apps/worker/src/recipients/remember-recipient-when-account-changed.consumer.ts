import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from './recipients.repository.ts';

@Consumes(accountChanged, 'remember-recipient-when-account-changed')
export class RememberRecipientWhenAccountChangedConsumer implements Consumer<typeof accountChanged> {
  constructor(private readonly recipients: RecipientsRepository) {}

  async handle({ payload, version }: ReceivedFact<typeof accountChanged>, unit: WorkerUnit): Promise<void> {
    await this.recipients.remember(unit, payload, version);
  }
}
