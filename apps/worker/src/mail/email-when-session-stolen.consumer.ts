import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { EmailOutbox } from './email-outbox.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(sessionStolen, 'email-when-session-stolen')
export class EmailWhenSessionStolenConsumer implements Consumer<typeof sessionStolen> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(received: ReceivedFact<typeof sessionStolen>, unit: WorkerUnit): Promise<void> {
    const { userId, email: address, locale } = received.payload;
    const content = securityContent(received.payload);
    return this.outbox.write(received, unit, { userId, letter: 'session-stolen', address, locale, content });
  }

  afterCommit(received: ReceivedFact<typeof sessionStolen>): Promise<void> {
    return this.outbox.post(received);
  }
}
