import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotifications } from '@nivel/contracts/worker/list-notifications.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { NotificationsRepository } from './notifications.repository.ts';
import type { WorkerClient } from '../database.ts';

@Handles(listNotifications)
export class ListNotificationsHandler implements Handler<typeof listNotifications> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle(page: InputOf<typeof listNotifications>, call: Call): Promise<OutputOf<typeof listNotifications>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const [notifications, unread] = await Promise.all([
      this.notifications.list(reads, userId, page),
      this.notifications.unread(reads, userId),
    ]);
    return { notifications, unread };
  }
}
