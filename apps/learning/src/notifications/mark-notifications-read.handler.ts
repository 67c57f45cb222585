import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { markNotificationsRead } from '@nivel/contracts/learning/mark-notifications-read.operation';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { NotificationsRepository } from './notifications.repository.ts';

@Handles(markNotificationsRead)
export class MarkNotificationsRead implements Handler<typeof markNotificationsRead> {
  constructor(
    private readonly inbox: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  async handle(
    { ids }: InputOf<typeof markNotificationsRead>,
    call: Call,
  ): Promise<OutputOf<typeof markNotificationsRead>> {
    const { userId } = actorOf(call);
    await this.inbox.markRead(userId, ids, this.clock.now());
    return { unread: await this.inbox.unread(userId) };
  }
}
