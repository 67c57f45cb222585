import { Injectable } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import type { Addressee, Email } from '../composition/email.ts';
import type { WorkerUnit } from '../database.ts';
import { messageIdOf } from '../messages/message-id.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';

/** What facts put e-mails into: the row with the fact's own transaction, the job once that is written. */
@Injectable()
export class EmailOutbox {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly queue: EmailQueue,
  ) {}

  /** Writes the one e-mail of this name that a fact asks for; received again, it stays one. */
  async write(name: string, email: Email, received: ReceivedFact<Fact>, unit: WorkerUnit): Promise<void> {
    const { id: eventId, trace, payload, occurredAt } = received;
    const addressee = await this.addresseeOf(email, payload, unit);
    if (addressee === null) return;
    const { userId, email: address, firstName, locale } = addressee;
    const content = { ...email.contentOf(payload), firstName, occurredAt: occurredAt.toISOString() };
    const id = messageIdOf(eventId, name, userId);
    const kind = email.kind.isLocked ? '' : email.kind.name;
    await this.emails.open(unit, { id, eventId, userId, name, kind, address, locale, content, trace });
  }

  /** Has it sent, without waiting for the next sweep. */
  async post(name: string, email: Email, { id, trace, payload }: ReceivedFact<Fact>): Promise<void> {
    const to = email.addressee(payload);
    if (to === null) return;
    await this.queue.add(messageIdOf(id, name, typeof to === 'string' ? to : to.userId), trace);
  }

  private async addresseeOf(email: Email, payload: unknown, unit: WorkerUnit): Promise<Addressee | null> {
    const to = email.addressee(payload);
    return typeof to === 'string' ? this.recipients.find(unit, to) : to;
  }
}
