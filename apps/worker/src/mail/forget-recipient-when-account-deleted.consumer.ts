import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailsRepository } from './emails.repository.ts';

/** Nobody is written to any more, and no address and no content of their mails stays. */
@Consumes(accountDeleted, 'forget-recipient-when-account-deleted')
export class ForgetRecipientWhenAccountDeleted implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly emails: EmailsRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ payload }: Told<typeof accountDeleted>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    await this.recipients.remove(tx, payload.userId, now);
    await this.emails.forgetAccount(tx, payload.userId, now);
  }
}
