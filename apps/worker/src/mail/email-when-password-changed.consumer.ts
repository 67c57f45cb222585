import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailOutbox } from './email-outbox.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(passwordChanged, 'email-when-password-changed')
export class EmailWhenPasswordChanged implements Consumer<typeof passwordChanged> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(told: Told<typeof passwordChanged>, tx: Tx): Promise<void> {
    const { userId, email: address, locale } = told.payload;
    const content = securityContent(told.payload);
    return this.outbox.write(told, tx, { userId, letter: 'password-changed', address, locale, content });
  }

  afterCommit(told: Told<typeof passwordChanged>): Promise<void> {
    return this.outbox.post(told);
  }
}
