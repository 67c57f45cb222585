import { Injectable } from '@nestjs/common';
import type { BookEntity } from '@nivel/contracts/finance/book-values';
import {
  array,
  BEHIND_ALL_IDS,
  command,
  int4,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';

export type AuditValues = Readonly<Record<string, unknown>>;

const ADD = command({
  text: `INSERT INTO audit_entries (id, entity, entity_id, act, actor_id, acted_at, before, after, reason)
VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
  params: [
    ...([uuid, text, uuid, text, nullable(uuid), timestamptz] as const),
    ...([nullable(jsonb<AuditValues>()), nullable(jsonb<AuditValues>()), nullable(text)] as const),
  ],
});
const PAGE = query({
  text: `SELECT id, act, actor_id AS "actorId", acted_at AS "actedAt", before, after, reason FROM audit_entries
WHERE entity = $1 AND entity_id = $2 AND id < coalesce($3::uuid, ${BEHIND_ALL_IDS}) ORDER BY id DESC LIMIT $4::int`,
  params: [text, uuid, nullable(uuid), int4],
  row: {
    id: uuid,
    act: text,
    actorId: nullable(uuid),
    actedAt: timestamptz,
    before: nullable(jsonb<AuditValues>()),
    after: nullable(jsonb<AuditValues>()),
    reason: nullable(text),
  },
});
const MADE = query({
  text: `SELECT after FROM audit_entries WHERE entity = $1 AND entity_id = $2 AND act = 'created' ORDER BY id LIMIT 1`,
  params: [text, uuid],
  row: { after: nullable(jsonb<AuditValues>()) },
});
const EMPTY = command({
  text: 'UPDATE audit_entries SET before = NULL, after = NULL, reason = NULL WHERE entity = $1 AND entity_id = ANY ($2)',
  params: [text, array(uuid)],
});

export type StoredAuditEntry = RowOfStatement<typeof PAGE>;

export interface NewAuditEntry {
  readonly entity: BookEntity;
  readonly entityId: string;
  readonly act: string;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
  readonly reason: string | null;
}

const asJson = (values: AuditValues | null): string | null => (values === null ? null : JSON.stringify(values));

/** The audit trail of the book. */
@Injectable()
export class AuditRepository {
  async add(unit: FinanceUnit, { entity, entityId, act, before, after, reason }: NewAuditEntry): Promise<void> {
    const by = [unit.newId(), entity, entityId, act, unit.actor, unit.now] as const;
    await unit.rows(ADD, [...by, asJson(before), asJson(after), reason]);
  }

  /** Newest first, behind the entry `before`. */
  page(reads: FinanceReads, entity: BookEntity, entityId: string, before: string | null, limit: number) {
    return reads.rows(PAGE, [entity, entityId, before, limit]);
  }

  /** The values with which a row was created; null where it never was, or is purged. */
  async madeWith(unit: FinanceUnit, entity: BookEntity, entityId: string): Promise<AuditValues | null> {
    return (await unit.rows(MADE, [entity, entityId]))[0]?.after ?? null;
  }

  /** Purged rows keep who did what and when. */
  async emptyValues(unit: FinanceUnit, entity: BookEntity, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await unit.rows(EMPTY, [entity, ids]);
  }
}
