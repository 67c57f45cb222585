import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotifications, NotificationKind } from '@nivel/contracts/learning/list-notifications.operation';
import { LearningDatabase } from '../database.ts';

type Shown = OutputOf<typeof listNotifications>['notifications'];

/** The notification inbox, written by the steps that its lines tell of. Whoever reads or marks it names the owner; rows of others are out of reach. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: LearningDatabase) {}

  /** Newest first; ids grow with time, so the id is the page mark. */
  async list(userId: string, before: string | undefined, limit: number): Promise<Shown> {
    const rows = await this.database.prisma.notification.findMany({
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

  unread(userId: string): Promise<number> {
    return this.database.prisma.notification.count({ where: { userId, readAt: null } });
  }

  async markRead(userId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
    await this.database.prisma.notification.updateMany({
      where: { userId, readAt: null, ...(ids === undefined ? {} : { id: { in: [...ids] } }) },
      data: { readAt: at },
    });
  }
}
