import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { NotificationsRepository } from './notifications.repository.ts';

@Handles(listNotifications)
export class ListNotifications implements Handler<typeof listNotifications> {
  constructor(private readonly inbox: NotificationsRepository) {}

  async handle(
    { before, limit }: InputOf<typeof listNotifications>,
    call: Call,
  ): Promise<OutputOf<typeof listNotifications>> {
    const { userId } = actorOf(call);
    const [notifications, unread] = await Promise.all([
      this.inbox.list(userId, before, limit),
      this.inbox.unread(userId),
    ]);
    return { notifications, unread };
  }
}
