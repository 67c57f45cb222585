import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';

@Consumes(levelUnlocked, 'email-when-level-unlocked')
export class EmailWhenLevelUnlocked implements Consumer<typeof levelUnlocked> {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  async handle({ id, payload, trace }: Told<typeof levelUnlocked>, tx: Tx): Promise<void> {
    const recipient = await this.recipients.find(tx, payload.userId);
    if (recipient === null) return;
    const { email, firstName, locale, userId } = recipient;
    const content = { firstName, levelId: payload.levelId, name: payload.name };
    const row = { eventId: id, userId, letter: 'level', address: email, locale, content, trace };
    await this.emails.open(tx, row, this.clock.now());
  }

  afterCommit(told: Told<typeof levelUnlocked>): Promise<void> {
    return this.queue.add(told.id, told.trace);
  }
}
