import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  array,
  bytea,
  command,
  float8,
  int4,
  jsonb,
  nullable,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { Prisma } from '../generated/prisma/client.ts';
import { proof, type Session } from './session.ts';
import type { AuthReads, AuthUnit } from '../database.ts';

type Row = Omit<Prisma.SessionGetPayload<object>, 'proofSeq'> & { readonly proofSeq: number | bigint };

const proofs = z.array(proof);

const toSession = (row: Row): Session => ({
  ...row,
  aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
  amr: proofs.parse(row.amr),
  proofSeq: Number(row.proofSeq),
});

const LOCK = command({
  text: `SELECT id, user_id AS "userId", aal, amr, refresh_key AS "refreshKey", refresh_count AS "refreshCount",
  refreshed_at AS "refreshedAt", browser_key AS "browserKey", proof_seq::float8 AS "proofSeq", recovered_at AS "recoveredAt",
  user_agent AS "userAgent", ip, created_at AS "createdAt"
FROM sessions WHERE id = $1 FOR UPDATE`,
  params: [uuid],
  row: {
    id: uuid,
    userId: uuid,
    aal: text,
    amr: jsonb<Prisma.JsonValue>(),
    refreshKey: bytea,
    refreshCount: int4,
    refreshedAt: timestamptz,
    browserKey: nullable(bytea),
    proofSeq: float8,
    recoveredAt: nullable(timestamptz),
    userAgent: text,
    ip: nullable(text),
    createdAt: timestamptz,
  },
});
const REMOVE = command({
  text: `DELETE FROM sessions WHERE user_id = $1::uuid AND ($2::uuid[] IS NULL OR id = ANY($2::uuid[]))
  AND ($3::uuid IS NULL OR id <> $3::uuid) RETURNING id`,
  params: [uuid, nullable(array(uuid)), nullable(uuid)],
  row: { id: uuid },
});
const REMOVE_OVER = command({
  text: `DELETE FROM sessions WHERE id IN (
  SELECT id FROM sessions WHERE created_at < $1 OR refreshed_at < $2 LIMIT $3::int FOR UPDATE SKIP LOCKED
) RETURNING id, user_id AS "userId"`,
  params: [timestamptz, timestamptz, int4],
  row: { id: uuid, userId: uuid },
});

/** Some sessions of a user: all, or those named, or all but one. */
export interface Sessions {
  readonly userId: string;
  readonly only?: readonly string[];
  readonly except?: string;
}

/** Sessions. A session that ended has no row. */
@Injectable()
export class SessionsRepository {
  async insert(unit: AuthUnit, session: Session): Promise<void> {
    await unit.client.session.create({
      data: {
        ...session,
        amr: [...session.amr],
        refreshKey: Uint8Array.from(session.refreshKey),
        browserKey: session.browserKey && Uint8Array.from(session.browserKey),
      },
    });
  }

  async byId(reads: AuthReads, id: string): Promise<Session | null> {
    const row = await reads.client.session.findUnique({ where: { id } });
    return row === null ? null : toSession(row);
  }

  /** Refreshes of one session wait for each other here. */
  async lock(unit: AuthUnit, id: string): Promise<Session | null> {
    const [row] = await unit.rows(LOCK, [id]);
    return row === undefined ? null : toSession(row);
  }

  /** What a refresh changed: the count of the newest token and when, the number of the last proof. */
  async saveRefresh(unit: AuthUnit, { id, refreshCount, refreshedAt, proofSeq }: Session): Promise<void> {
    await unit.client.session.update({ where: { id }, data: { refreshCount, refreshedAt, proofSeq } });
  }

  /** Those that live now, the one used last first. */
  async of(reads: AuthReads, userId: string): Promise<Session[]> {
    const rows = await reads.client.session.findMany({ where: { userId }, orderBy: { refreshedAt: 'desc' } });
    return rows.map(toSession);
  }

  /** The sessions of a user behind the newest so many. */
  async oldestBeyond(unit: AuthUnit, userId: string, most: number): Promise<string[]> {
    const rows = await unit.client.session.findMany({
      where: { userId },
      orderBy: { createdAt: 'desc' },
      skip: most,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Deletes sessions of a user and says which there were. */
  async remove(unit: AuthUnit, where: Sessions): Promise<string[]> {
    const gone = await unit.rows(REMOVE, [where.userId, where.only ?? null, where.except ?? null]);
    return gone.map(({ id }) => id);
  }

  /** Takes at most `limit` sessions whose time is over, skipping those somebody is working on. */
  async removeOver(unit: AuthUnit, before: { created: Date; refreshed: Date }, limit: number) {
    return unit.rows(REMOVE_OVER, [before.created, before.refreshed, limit]);
  }
}
