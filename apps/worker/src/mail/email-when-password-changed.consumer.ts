import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(passwordChanged, 'email-when-password-changed')
export class EmailWhenPasswordChanged implements Consumer<typeof passwordChanged> {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  handle({ id, payload, trace }: Told<typeof passwordChanged>, tx: Tx): Promise<void> {
    const { userId, email, locale } = payload;
    const content = securityContent(payload);
    const row = { eventId: id, userId, letter: 'password-changed', address: email, locale, content, trace };
    return this.emails.open(tx, row, this.clock.now());
  }

  afterCommit(told: Told<typeof passwordChanged>): Promise<void> {
    return this.queue.add(told.id, told.trace);
  }
}
