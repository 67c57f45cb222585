import { Injectable } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import type { Addressee } from '../composition/email.ts';
import type { OutgoingMessage } from '../composition/outgoing-message.ts';
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

  /** Writes the e-mails of this name for a fact, one to each; received again, they stay so. */
  async write(name: string, email: OutgoingMessage, received: ReceivedFact<Fact>, unit: WorkerUnit): Promise<void> {
    // One after the other, in one order: each holds its account.
    for (const to of inOrder(email.addressees(received.payload))) await this.writeTo(to, name, email, received, unit);
  }

  /** Has them sent, without waiting for the next sweep. */
  async post(name: string, email: OutgoingMessage, { id, trace, payload }: ReceivedFact<Fact>): Promise<void> {
    for (const to of email.addressees(payload)) await this.queue.add(messageIdOf(id, name, idOf(to)), trace);
  }

  private async writeTo(
    to: string | Addressee,
    name: string,
    email: OutgoingMessage,
    { id: eventId, trace, payload, occurredAt }: ReceivedFact<Fact>,
    unit: WorkerUnit,
  ): Promise<void> {
    const addressee: Addressee | null = typeof to === 'string' ? await this.recipients.find(unit, to) : to;
    if (addressee === null) return;
    const { userId, email: address, firstName, locale, timeZone } = addressee;
    const content = { timeZone, ...email.contentOf(payload), firstName, occurredAt: occurredAt.toISOString() };
    const id = messageIdOf(eventId, name, userId);
    const { isLocked, name: kindName, pace = 'at-once' } = email.kind;
    const kind = isLocked ? '' : kindName;
    await this.emails.open(unit, { id, eventId, userId, name, kind, pace, address, locale, content, trace });
  }
}

const idOf = (to: string | Addressee): string => (typeof to === 'string' ? to : to.userId);
const inOrder = (all: readonly (string | Addressee)[]) => all.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
