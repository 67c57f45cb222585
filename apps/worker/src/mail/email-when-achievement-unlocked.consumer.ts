import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailOutbox } from './email-outbox.ts';

@Consumes(achievementUnlocked, 'email-when-achievement-unlocked')
export class EmailWhenAchievementUnlockedConsumer implements Consumer<typeof achievementUnlocked> {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly recipients: RecipientsRepository,
  ) {}

  async handle(received: ReceivedFact<typeof achievementUnlocked>, unit: WorkerUnit): Promise<void> {
    const recipient = await this.recipients.find(unit, received.payload.userId);
    if (recipient === null) return;
    const { email: address, firstName, locale, userId } = recipient;
    const { title, description, points, totalPoints } = received.payload;
    const content = { firstName, title, description, points, totalPoints };
    await this.outbox.write(received, unit, { userId, letter: 'achievement', address, locale, content });
  }

  afterCommit(received: ReceivedFact<typeof achievementUnlocked>): Promise<void> {
    return this.outbox.post(received);
  }
}
