import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotifications, NotificationKind } from '@nivel/contracts/learning/list-notifications.operation';
import type { LearningReads, LearningUnit } from '../database.ts';

type Shown = OutputOf<typeof listNotifications>['notifications'];

/** The notification inbox, written by the steps that its lines tell of. Whoever reads or marks it names the owner; rows of others are out of reach. */
@Injectable()
export class NotificationsRepository {
  /** Newest first; ids grow with time, so the id is the page mark. */
  async list(reads: LearningReads, userId: string, before: string | undefined, limit: number): Promise<Shown> {
    const rows = await reads.client.notification.findMany({
      where: { userId, ...(before === undefined ? {} : { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(({ userId: _, kind, createdAt, readAt, ...row }) => ({
      ...row,
      kind: kind as NotificationKind,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }));
  }

  unread(reads: LearningReads, userId: string): Promise<number> {
    return reads.client.notification.count({ where: { userId, readAt: null } });
  }

  async markRead(unit: LearningUnit, userId: string, ids: readonly string[] | undefined): Promise<void> {
    await unit.client.notification.updateMany({
      where: { userId, readAt: null, ...(ids === undefined ? {} : { id: { in: [...ids] } }) },
      data: { readAt: unit.now },
    });
  }
}
