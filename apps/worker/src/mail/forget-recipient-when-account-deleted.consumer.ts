import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailsRepository } from './emails.repository.ts';

/** Nobody is written to any more, and no address and no content of their mails stays. */
@Consumes(accountDeleted, 'forget-recipient-when-account-deleted')
export class ForgetRecipientWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly emails: EmailsRepository,
  ) {}

  async handle({ payload }: ReceivedFact<typeof accountDeleted>, unit: WorkerUnit): Promise<void> {
    await this.recipients.remove(unit, payload.userId);
    await this.emails.forgetAccount(unit, payload.userId);
  }
}
