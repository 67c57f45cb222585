import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { markNotificationsRead } from '@nivel/contracts/worker/mark-notifications-read.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { InboxWriter } from './inbox-writer.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@Handles(markNotificationsRead)
export class MarkNotificationsReadHandler implements Handler<typeof markNotificationsRead> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly inbox: InboxWriter,
  ) {}

  async handle(
    named: InputOf<typeof markNotificationsRead>,
    call: Call,
  ): Promise<OutputOf<typeof markNotificationsRead>> {
    return {
      unread: await this.inbox.change(call, (unit, userId) => this.notifications.markRead(unit, userId, named)),
    };
  }
}
