import { Injectable } from '@nestjs/common';
import { notificationAdded } from '@nivel/contracts/worker/notification-added.fact';
import type { WorkerUnit } from '../database.ts';
import { NotificationsRepository, type NewNotification } from './notifications.repository.ts';

/** Adds to the notifications of somebody, and tells their open windows. */
@Injectable()
export class NotificationWriter {
  constructor(private readonly notifications: NotificationsRepository) {}

  /** Once, however often it is asked for; not to somebody who is gone, or wants no notifications of this kind. */
  async add(unit: WorkerUnit, added: NewNotification): Promise<void> {
    const unread = await this.notifications.add(unit, added);
    if (unread === null) return;
    const { id, userId, name, kind, text, link, occurredAt } = added;
    const notification = { id, name, kind: kind.name, text, link, createdAt: occurredAt.toISOString(), readAt: null };
    unit.tell(notificationAdded, { userId, notification, unread }, { aggregate: userId, actor: userId });
  }
}
