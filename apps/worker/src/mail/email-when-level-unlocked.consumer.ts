import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { EmailOutbox } from './email-outbox.ts';

@Consumes(levelUnlocked, 'email-when-level-unlocked')
export class EmailWhenLevelUnlocked implements Consumer<typeof levelUnlocked> {
  constructor(
    private readonly outbox: EmailOutbox,
    private readonly recipients: RecipientsRepository,
  ) {}

  async handle(told: Told<typeof levelUnlocked>, tx: Tx): Promise<void> {
    const recipient = await this.recipients.find(tx, told.payload.userId);
    if (recipient === null) return;
    const { email: address, firstName, locale, userId } = recipient;
    const content = { firstName, levelId: told.payload.levelId, name: told.payload.name };
    await this.outbox.write(told, tx, { userId, letter: 'level', address, locale, content });
  }

  afterCommit(told: Told<typeof levelUnlocked>): Promise<void> {
    return this.outbox.post(told);
  }
}
