import { Injectable } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository, type NewEmail } from './emails.repository.ts';

/** What facts put mails into: the row with the fact's own transaction, the job once that is written. */
@Injectable()
export class EmailOutbox {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  /** Writes the one mail that a fact asks for; told again, it stays one. */
  write({ id, trace }: Told<Fact>, tx: Tx, email: Omit<NewEmail, 'eventId' | 'trace'>): Promise<void> {
    return this.emails.open(tx, { ...email, eventId: id, trace }, this.clock.now());
  }

  /** Has it sent, without waiting for the next sweep. */
  post({ id, trace }: Told<Fact>): Promise<void> {
    return this.queue.add(id, trace);
  }
}
