import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailOutbox } from './email-outbox.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(sessionStolen, 'email-when-session-stolen')
export class EmailWhenSessionStolen implements Consumer<typeof sessionStolen> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(told: Told<typeof sessionStolen>, tx: Tx): Promise<void> {
    const { userId, email: address, locale } = told.payload;
    const content = securityContent(told.payload);
    return this.outbox.write(told, tx, { userId, letter: 'session-stolen', address, locale, content });
  }

  afterCommit(told: Told<typeof sessionStolen>): Promise<void> {
    return this.outbox.post(told);
  }
}
