import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  array,
  bool,
  bytea,
  command,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import { PROVIDER_METHODS } from '../flow-states/flow-state.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { proof, SECOND_STEP, type Session } from './session.ts';
import type { AuthChange, AuthReads, AuthUnit } from '../database.ts';

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
  refreshed_at AS "refreshedAt", browser_key AS "browserKey", proof_seq::float8 AS "proofSeq", factor_id AS "factorId",
  raised_from AS "raisedFrom", recovered_at AS "recoveredAt", is_by_phone AS "isByPhone",
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
    factorId: nullable(uuid),
    raisedFrom: nullable(int4),
    recoveredAt: nullable(timestamptz),
    isByPhone: bool,
    userAgent: text,
    ip: nullable(text),
    createdAt: timestamptz,
  },
});
const INSERT = command({
  text: `INSERT INTO sessions (id, user_id, aal, amr, refresh_key, refresh_count, refreshed_at, browser_key, proof_seq,
  recovered_at, is_by_phone, user_agent, ip, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
  params: [
    ...([uuid, uuid, text, jsonb(), bytea, int4, timestamptz] as const),
    ...([nullable(bytea), int8, nullable(timestamptz), bool, text, nullable(text), timestamptz] as const),
  ],
});
const LOWER = command({
  text: `UPDATE sessions SET aal = 'aal1', factor_id = NULL, amr = (
  SELECT coalesce(jsonb_agg(proof), '[]') FROM jsonb_array_elements(amr) proof WHERE proof ->> 'method' <> ALL ($2::text[]))
WHERE factor_id = $1`,
  params: [uuid, array(text)],
});
const REMOVE_LOWER = command({
  text: `DELETE FROM sessions WHERE user_id = $1 AND aal = 'aal1' AND id IS DISTINCT FROM $2 RETURNING id`,
  params: [uuid, nullable(uuid)],
  row: { id: uuid },
});
const REMOVE_OF_PROVIDERS = command({
  text: `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND EXISTS (
  SELECT 1 FROM jsonb_array_elements(amr) proof WHERE proof ->> 'method' = ANY ($3::text[])) RETURNING id`,
  params: [uuid, uuid, array(text)],
  row: { id: uuid },
});
const OLDEST_BEYOND = query({
  text: 'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC OFFSET $2::int',
  params: [uuid, int4],
  row: { id: uuid },
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
  async insert(unit: AuthChange, session: Session): Promise<void> {
    const { id, userId, aal, amr, refreshKey, refreshCount, refreshedAt } = session;
    const { browserKey, proofSeq, recoveredAt, isByPhone, userAgent, ip, createdAt } = session;
    await unit.rows(INSERT, [
      ...([id, userId, aal, JSON.stringify(amr), refreshKey, refreshCount, refreshedAt] as const),
      ...([browserKey, proofSeq, recoveredAt, isByPhone, userAgent, ip, createdAt] as const),
    ]);
  }

  async byId(reads: AuthReads, id: string): Promise<Session | null> {
    const row = await reads.client.session.findUnique({ where: { id } });
    return row === null ? null : toSession(row);
  }

  /** Refreshes of one session wait for each other here. */
  async lock(unit: AuthChange, id: string): Promise<Session | null> {
    const [row] = await unit.rows(LOCK, [id]);
    return row === undefined ? null : toSession(row);
  }

  /** What a refresh changed: the count of the newest token and when, the number of the last proof. */
  async saveRefresh(unit: AuthUnit, { id, refreshCount, refreshedAt, proofSeq }: Session): Promise<void> {
    await unit.client.session.update({ where: { id }, data: { refreshCount, refreshedAt, proofSeq } });
  }

  /** What a second step changed, with new refresh tokens. */
  async saveRaise(unit: AuthUnit, session: Session): Promise<void> {
    const { id, aal, amr, factorId, raisedFrom, refreshCount, refreshedAt } = session;
    const proofs = amr.map((proof) => ({ ...proof }));
    await unit.client.session.update({
      where: { id },
      data: { aal, amr: proofs, factorId, raisedFrom, refreshCount, refreshedAt },
    });
  }

  /** The sessions that a factor raised are what they were without it. */
  async lower(unit: AuthChange, factorId: string): Promise<void> {
    await unit.rows(LOWER, [factorId, Object.values(SECOND_STEP)]);
  }

  /** Deletes the user's sessions that have not taken a second step, but for one where there is one, and says which there were. */
  async removeLower(unit: AuthChange, userId: string, except: string | null): Promise<string[]> {
    return (await unit.rows(REMOVE_LOWER, [userId, except])).map(({ id }) => id);
  }

  /** Deletes the user's sessions that began at a provider or an organization, except one. @returns their ids */
  async removeOfProviders(unit: AuthChange, userId: string, except: string): Promise<string[]> {
    return (await unit.rows(REMOVE_OF_PROVIDERS, [userId, except, PROVIDER_METHODS])).map(({ id }) => id);
  }

  /** Those that live now, the one used last first. */
  async of(reads: AuthReads, userId: string): Promise<Session[]> {
    const rows = await reads.client.session.findMany({ where: { userId }, orderBy: { refreshedAt: 'desc' } });
    return rows.map(toSession);
  }

  /** The sessions of a user behind the newest so many. */
  async oldestBeyond(unit: AuthChange, userId: string, most: number): Promise<string[]> {
    const rows = await unit.rows(OLDEST_BEYOND, [userId, most]);
    return rows.map(({ id }) => id);
  }

  /** Deletes sessions of a user and says which there were. */
  async remove(unit: AuthChange, where: Sessions): Promise<string[]> {
    const gone = await unit.rows(REMOVE, [where.userId, where.only ?? null, where.except ?? null]);
    return gone.map(({ id }) => id);
  }

  /** Takes at most `limit` sessions whose time is over, skipping those somebody is working on. */
  async removeOver(unit: AuthUnit, before: { created: Date; refreshed: Date }, limit: number) {
    return unit.rows(REMOVE_OVER, [before.created, before.refreshed, limit]);
  }
}
