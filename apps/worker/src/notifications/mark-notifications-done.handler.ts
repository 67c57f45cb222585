import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { markNotificationsDone } from '@nivel/contracts/worker/mark-notifications-done.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { InboxWriter } from './inbox-writer.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@Handles(markNotificationsDone)
export class MarkNotificationsDoneHandler implements Handler<typeof markNotificationsDone> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly inbox: InboxWriter,
  ) {}

  async handle(
    { is_done, ...named }: InputOf<typeof markNotificationsDone>,
    call: Call,
  ): Promise<OutputOf<typeof markNotificationsDone>> {
    const unread = await this.inbox.change(call, (unit, userId) =>
      is_done
        ? this.notifications.markDone(unit, userId, named)
        : this.notifications.markOpen(unit, userId, named.ids ?? []),
    );
    return { unread };
  }
}
