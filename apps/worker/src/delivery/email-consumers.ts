import type { Type } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { Email } from '../composition/email.ts';
import type { WorkerUnit } from '../database.ts';
import { emails } from '../emails/emails.generated.ts';
import { EmailOutbox } from './email-outbox.ts';

const consumerOf = (name: string, email: Email): Type<Consumer<Fact>> => {
  @Consumes(email.fact, `email-when-${name}`)
  class EmailConsumer implements Consumer<Fact> {
    constructor(private readonly outbox: EmailOutbox) {}

    handle(received: ReceivedFact<Fact>, unit: WorkerUnit): Promise<void> {
      return this.outbox.write(name, email, received, unit);
    }

    afterCommit(received: ReceivedFact<Fact>): Promise<void> {
      return this.outbox.post(name, email, received);
    }
  }
  return EmailConsumer;
};

/** A consumer for each e-mail: one that fails holds up no other. */
export const emailConsumers = Object.entries(emails).map(([name, email]) => consumerOf(name, email));
