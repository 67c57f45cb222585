import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from './recipients.repository.ts';

@Consumes(accountCreated, 'remember-recipient-when-account-created')
export class RememberRecipientWhenAccountCreated implements Consumer<typeof accountCreated> {
  constructor(private readonly recipients: RecipientsRepository) {}

  handle({ payload, occurredAt }: Told<typeof accountCreated>, tx: Tx): Promise<void> {
    const { userId, email, firstName, locale } = payload;
    return this.recipients.remember(tx, { userId, email, firstName, locale }, occurredAt);
  }
}
