import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { EmailsRepository } from '../delivery/emails.repository.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { PreferencesRepository } from '../preferences/preferences.repository.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';

/** Nobody is written to any more; no address, no content of their e-mails, no inbox and no preference stays. */
@Consumes(accountDeleted, 'forget-recipient-when-account-deleted')
export class ForgetRecipientWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly emails: EmailsRepository,
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
  ) {}

  async handle({ payload: { userId } }: ReceivedFact<typeof accountDeleted>, unit: WorkerUnit): Promise<void> {
    // First of all nothing is added any more.
    await this.recipients.remove(unit, userId);
    await this.emails.forgetAccount(unit, userId);
    await this.notifications.forget(unit, userId);
    await this.preferences.forget(unit, userId);
  }
}
