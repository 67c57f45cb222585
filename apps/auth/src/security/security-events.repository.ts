import { Injectable } from '@nestjs/common';
import { array, command, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { securityEventKind, type SecurityEventKind } from '@nivel/contracts/auth/security-event';
import { sessionOrigin, type SessionOrigin } from '@nivel/contracts/auth/session-origin';
import type { AuthChange, AuthReads, AuthUnit } from '../database.ts';

/** One security event of an account. */
export interface SecurityEvent {
  readonly id: string;
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly sessionId: string | null;
  readonly origin: SessionOrigin;
  readonly at: Date;
}

const INSERT = command({
  text: `INSERT INTO security_events (id, user_id, kind, session_id, origin, at)
SELECT id, user_id, kind, session_id, origin::jsonb, at
FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::timestamptz[])
  AS event (id, user_id, kind, session_id, origin, at)
ON CONFLICT DO NOTHING`,
  params: [array(uuid), array(uuid), array(text), array(nullable(uuid)), array(text), array(timestamptz)],
});

/** Security events of accounts, in the order of their ids. */
@Injectable()
export class SecurityEventsRepository {
  async insert(unit: AuthChange, events: readonly SecurityEvent[]): Promise<void> {
    await unit.rows(INSERT, [
      events.map(({ id }) => id),
      events.map(({ userId }) => userId),
      events.map(({ kind }) => kind),
      events.map(({ sessionId }) => sessionId),
      events.map(({ origin }) => JSON.stringify(origin)),
      events.map(({ at }) => at),
    ]);
  }

  /** Events whose account still exists. */
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
