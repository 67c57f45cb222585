import { Injectable } from '@nestjs/common';
import type { SecurityEventKind } from '@nivel/contracts/auth/security-event';
import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { AuthDatabase, type AuthClient } from '../database/auth-database.repository.ts';

/** One thing that happened to an account. */
export interface SecurityEvent {
  readonly id: string;
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly sessionId: string | null;
  readonly origin: SessionOrigin;
  readonly at: Date;
}

/** What happened to accounts, in the order of its ids. */
@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly database: AuthDatabase) {}

  async insert(events: readonly SecurityEvent[], client: AuthClient = this.database.prisma): Promise<void> {
    await client.securityEvent.createMany({ data: events.map((event) => ({ ...event })), skipDuplicates: true });
  }

  /** Those whose account is still there. */
  async insertLate(events: readonly SecurityEvent[]): Promise<void> {
    const ids = [...new Set(events.map(({ userId }) => userId))];
    const there = await this.database.prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(there.map(({ id }) => id));
    await this.insert(events.filter(({ userId }) => known.has(userId)));
  }

  /** A page of an account's events, newest first, before an id. */
  async page(userId: string, before: string | undefined, limit: number): Promise<SecurityEvent[]> {
    const rows = await this.database.prisma.securityEvent.findMany({
      where: { userId, ...(before === undefined ? {} : { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map((row) => ({
      ...row,
      kind: row.kind as SecurityEventKind,
      origin: row.origin as unknown as SessionOrigin,
    }));
  }
}
