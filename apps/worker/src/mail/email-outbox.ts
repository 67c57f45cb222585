import { Injectable } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import type { WorkerUnit } from '../database.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository, type NewEmail } from './emails.repository.ts';

/** What facts put mails into: the row with the fact's own transaction, the job once that is written. */
@Injectable()
export class EmailOutbox {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
  ) {}

  /** Writes the one mail that a fact asks for; received again, it stays one. */
  write(
    { id, trace }: ReceivedFact<Fact>,
    unit: WorkerUnit,
    email: Omit<NewEmail, 'eventId' | 'trace'>,
  ): Promise<void> {
    return this.emails.open(unit, { ...email, eventId: id, trace });
  }

  /** Has it sent, without waiting for the next sweep. */
  post({ id, trace }: ReceivedFact<Fact>): Promise<void> {
    return this.queue.add(id, trace);
  }
}
