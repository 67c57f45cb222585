import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';

/** Confirmation and recovery mails. The code stays sealed until the moment the mail is written. */
@Consumes(mailRequested, 'email-when-one-time-code-requested')
export class EmailWhenOneTimeCodeRequested implements Consumer<typeof mailRequested> {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  handle({ id, payload, trace, occurredAt }: Told<typeof mailRequested>, tx: Tx): Promise<void> {
    const { userId, email, firstName, template, locale, redirectTo, sealed } = payload;
    const content = { firstName, redirectTo, sealed, requestedAt: occurredAt.toISOString() };
    const row = { eventId: id, userId, letter: template, address: email, locale, content, trace };
    return this.emails.open(tx, row, this.clock.now());
  }

  afterCommit(told: Told<typeof mailRequested>): Promise<void> {
    return this.queue.add(told.id, told.trace);
  }
}
