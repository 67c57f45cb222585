import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { markNotificationsRead } from '@nivel/contracts/worker/mark-notifications-read.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { NotificationsRepository } from './notifications.repository.ts';
import type { WorkerClient } from '../database.ts';

@Handles(markNotificationsRead)
export class MarkNotificationsReadHandler implements Handler<typeof markNotificationsRead> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle(
    { ids }: InputOf<typeof markNotificationsRead>,
    call: Call,
  ): Promise<OutputOf<typeof markNotificationsRead>> {
    const { userId } = actorOf(call);
    const unread = await this.work.run(call, async (unit) => {
      await this.notifications.markRead(unit, userId, ids);
      return this.notifications.unread(unit, userId);
    });
    return { unread };
  }
}
