import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailOutbox } from './email-outbox.ts';

@Consumes(achievementUnlocked, 'email-when-achievement-unlocked')
export class EmailWhenAchievementUnlocked implements Consumer<typeof achievementUnlocked> {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly recipients: RecipientsRepository,
  ) {}

  async handle(told: Told<typeof achievementUnlocked>, tx: Tx): Promise<void> {
    const recipient = await this.recipients.find(tx, told.payload.userId);
    if (recipient === null) return;
    const { email: address, firstName, locale, userId } = recipient;
    const { title, description, points, totalPoints } = told.payload;
    const content = { firstName, title, description, points, totalPoints };
    await this.outbox.write(told, tx, { userId, letter: 'achievement', address, locale, content });
  }

  afterCommit(told: Told<typeof achievementUnlocked>): Promise<void> {
    return this.outbox.post(told);
  }
}
