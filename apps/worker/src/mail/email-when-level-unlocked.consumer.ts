import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailOutbox } from './email-outbox.ts';

@Consumes(levelUnlocked, 'email-when-level-unlocked')
export class EmailWhenLevelUnlockedConsumer implements Consumer<typeof levelUnlocked> {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly recipients: RecipientsRepository,
  ) {}

  async handle(received: ReceivedFact<typeof levelUnlocked>, unit: WorkerUnit): Promise<void> {
    const recipient = await this.recipients.find(unit, received.payload.userId);
    if (recipient === null) return;
    const { email: address, firstName, locale, userId } = recipient;
    const content = { firstName, levelId: received.payload.levelId, name: received.payload.name };
    await this.outbox.write(received, unit, { userId, letter: 'level', address, locale, content });
  }

  afterCommit(received: ReceivedFact<typeof levelUnlocked>): Promise<void> {
    return this.outbox.post(received);
  }
}
