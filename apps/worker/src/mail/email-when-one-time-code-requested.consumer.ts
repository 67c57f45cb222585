import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailOutbox } from './email-outbox.ts';

/** Confirmation and recovery mails. The code stays sealed until the moment the mail is written. */
@Consumes(mailRequested, 'email-when-one-time-code-requested')
export class EmailWhenOneTimeCodeRequested implements Consumer<typeof mailRequested> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(told: Told<typeof mailRequested>, tx: Tx): Promise<void> {
    const { userId, email: address, firstName, template: letter, locale, redirectTo, sealed } = told.payload;
    const content = { firstName, redirectTo, sealed, requestedAt: told.occurredAt.toISOString() };
    return this.outbox.write(told, tx, { userId, letter, address, locale, content });
  }

  afterCommit(told: Told<typeof mailRequested>): Promise<void> {
    return this.outbox.post(told);
  }
}
