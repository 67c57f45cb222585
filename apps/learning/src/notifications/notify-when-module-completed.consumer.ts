import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import type { Told } from '@nivel/messaging/told';
import type { Tx } from '@nivel/messaging/transactions';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { NotificationsRepository } from './notifications.repository.ts';

@Consumes(moduleCompleted, 'notify-when-module-completed')
export class NotifyWhenModuleCompleted implements Consumer<typeof moduleCompleted> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly ids: Ids,
  ) {}

  async handle({ payload, occurredAt }: Told<typeof moduleCompleted>, tx: Tx): Promise<void> {
    await this.notifications.add(tx, {
      id: this.ids.next(),
      userId: payload.userId,
      kind: 'module_completed',
      subjectId: payload.moduleId,
      title: payload.title,
      icon: null,
      points: null,
      createdAt: occurredAt,
    });
  }
}
