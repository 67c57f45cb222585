import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from './recipients.repository.ts';

@Consumes(accountChanged, 'remember-recipient-when-account-changed')
export class RememberRecipientWhenAccountChanged implements Consumer<typeof accountChanged> {
  constructor(private readonly recipients: RecipientsRepository) {}

  handle({ payload, occurredAt }: Told<typeof accountChanged>, tx: Tx): Promise<void> {
    const { userId, email, firstName, locale } = payload;
    return this.recipients.remember(tx, { userId, email, firstName, locale }, occurredAt);
  }
}
