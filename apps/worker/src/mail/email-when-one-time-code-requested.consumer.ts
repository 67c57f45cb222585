import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { EmailOutbox } from './email-outbox.ts';

/** Confirmation and recovery mails. The code stays sealed until the moment the mail is written. */
@Consumes(mailRequested, 'email-when-one-time-code-requested')
export class EmailWhenOneTimeCodeRequestedConsumer implements Consumer<typeof mailRequested> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(received: ReceivedFact<typeof mailRequested>, unit: WorkerUnit): Promise<void> {
    const { userId, email: address, firstName, template: letter, locale, redirectTo, sealed } = received.payload;
    const content = { firstName, redirectTo, sealed, requestedAt: received.occurredAt.toISOString() };
    return this.outbox.write(received, unit, { userId, letter, address, locale, content });
  }

  afterCommit(received: ReceivedFact<typeof mailRequested>): Promise<void> {
    return this.outbox.post(received);
  }
}
