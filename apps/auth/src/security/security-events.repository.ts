import { Injectable } from '@nestjs/common';
import { securityEventKind, type SecurityEventKind } from '@nivel/contracts/auth/security-event';
import { sessionOrigin, type SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { AuthReads, AuthUnit } from '../database.ts';

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
  async insert(unit: AuthUnit, events: readonly SecurityEvent[]): Promise<void> {
    await unit.client.securityEvent.createMany({ data: events.map((event) => ({ ...event })), skipDuplicates: true });
  }

  /** Those whose account is still there. */
  async insertLate(unit: AuthUnit, events: readonly SecurityEvent[]): Promise<void> {
    const ids = [...new Set(events.map(({ userId }) => userId))];
    const there = await unit.client.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(there.map(({ id }) => id));
    const found = events.filter(({ userId }) => known.has(userId));
    await this.insert(unit, found);
  }

  /** A page of an account's events, newest first, before an id. */
  async page(reads: AuthReads, userId: string, before: string | undefined, limit: number): Promise<SecurityEvent[]> {
    const rows = await reads.client.securityEvent.findMany({
      where: { userId, ...(before === undefined ? {} : { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map((row) => ({
      ...row,
      kind: securityEventKind.parse(row.kind),
      origin: sessionOrigin.parse(row.origin),
    }));
  }
}
