import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { NotificationsRepository } from './notifications.repository.ts';

@Consumes(achievementUnlocked, 'notify-when-achievement-unlocked')
export class NotifyWhenAchievementUnlocked implements Consumer<typeof achievementUnlocked> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly ids: Ids,
  ) {}

  async handle({ payload, occurredAt }: Told<typeof achievementUnlocked>, tx: Tx): Promise<void> {
    await this.notifications.add(tx, {
      id: this.ids.next(),
      userId: payload.userId,
      kind: 'achievement_unlocked',
      subjectId: payload.achievementId,
      title: payload.title,
      icon: payload.icon,
      points: payload.points,
      createdAt: occurredAt,
    });
  }
}
