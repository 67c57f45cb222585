import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Clock } from '@nivel/platform/clock';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';

@Consumes(achievementUnlocked, 'email-when-achievement-unlocked')
export class EmailWhenAchievementUnlocked implements Consumer<typeof achievementUnlocked> {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  async handle({ id, payload, trace }: Told<typeof achievementUnlocked>, tx: Tx): Promise<void> {
    const recipient = await this.recipients.find(tx, payload.userId);
    if (recipient === null) return;
    const { email, firstName, locale, userId } = recipient;
    const { title, description, points, totalPoints } = payload;
    const content = { firstName, title, description, points, totalPoints };
    const row = { eventId: id, userId, letter: 'achievement', address: email, locale, content, trace };
    await this.emails.open(tx, row, this.clock.now());
  }

  afterCommit(told: Told<typeof achievementUnlocked>): Promise<void> {
    return this.queue.add(told.id, told.trace);
  }
}
