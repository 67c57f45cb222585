import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';
import { securityContent } from './security-content.ts';

/** To the address of that moment, whatever the reader has switched off. */
@Consumes(sessionStolen, 'email-when-session-stolen')
export class EmailWhenSessionStolen implements Consumer<typeof sessionStolen> {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  handle({ id, payload, trace }: Told<typeof sessionStolen>, tx: Tx): Promise<void> {
    const { userId, email, locale } = payload;
    const content = securityContent(payload);
    const row = { eventId: id, userId, letter: 'session-stolen', address: email, locale, content, trace };
    return this.emails.open(tx, row, this.clock.now());
  }

  afterCommit(told: Told<typeof sessionStolen>): Promise<void> {
    return this.queue.add(told.id, told.trace);
  }
}
