import { Injectable } from '@nestjs/common';
import { notificationsChanged } from '@nivel/contracts/worker/notifications-changed.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { WorkerClient, WorkerUnit } from '../database.ts';
import { NotificationsRepository } from './notifications.repository.ts';

/** Changes the state of the caller's notifications, and updates their other windows. */
@Injectable()
export class InboxWriter {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  /** @returns how many are unread then */
  change(call: Call, change: (unit: WorkerUnit, userId: string) => Promise<void>): Promise<number> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await change(unit, userId);
      const unread = await this.notifications.unread(unit, userId);
      unit.tell(notificationsChanged, { userId, unread }, { aggregate: userId });
      return unread;
    });
  }
}
