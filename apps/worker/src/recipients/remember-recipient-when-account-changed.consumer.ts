import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from './recipients.repository.ts';

@Consumes(accountChanged, 'remember-recipient-when-account-changed')
export class RememberRecipientWhenAccountChangedConsumer implements Consumer<typeof accountChanged> {
  constructor(private readonly recipients: RecipientsRepository) {}

  handle({ payload, occurredAt }: ReceivedFact<typeof accountChanged>, unit: WorkerUnit): Promise<void> {
    const { userId, email, firstName, locale } = payload;
    return this.recipients.remember(unit, { userId, email, firstName, locale }, occurredAt);
  }
}
