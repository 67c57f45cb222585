import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { NotificationsRepository } from './notifications.repository.ts';

@Consumes(levelUnlocked, 'notify-when-level-unlocked')
export class NotifyWhenLevelUnlocked implements Consumer<typeof levelUnlocked> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly ids: Ids,
  ) {}

  async handle({ payload, occurredAt }: Told<typeof levelUnlocked>, tx: Tx): Promise<void> {
    await this.notifications.add(tx, {
      id: this.ids.next(),
      userId: payload.userId,
      kind: 'level_unlocked',
      subjectId: payload.levelId,
      title: payload.name,
      icon: null,
      points: null,
      createdAt: occurredAt,
    });
  }
}
