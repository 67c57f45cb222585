import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { EmailOutbox } from './email-outbox.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(passwordChanged, 'email-when-password-changed')
export class EmailWhenPasswordChangedConsumer implements Consumer<typeof passwordChanged> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(received: ReceivedFact<typeof passwordChanged>, unit: WorkerUnit): Promise<void> {
    const { userId, email: address, locale } = received.payload;
    const content = securityContent(received.payload);
    return this.outbox.write(received, unit, { userId, letter: 'password-changed', address, locale, content });
  }

  afterCommit(received: ReceivedFact<typeof passwordChanged>): Promise<void> {
    return this.outbox.post(received);
  }
}
