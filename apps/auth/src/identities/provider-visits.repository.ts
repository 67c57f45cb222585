import { Injectable } from '@nestjs/common';
import { bytea, command, nullable, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthChange } from '../database.ts';
import type { PkceMethod } from '../flow-states/pkce.ts';
import type { ProviderVisit } from './provider-visit.ts';

/** The key of a visit. */
export interface VisitKeys {
  readonly stateHash: Uint8Array<ArrayBuffer>;
  readonly browserHash: Uint8Array<ArrayBuffer>;
}

const INSERT = command({
  text: `INSERT INTO provider_visits (id, state_hash, browser_hash, provider, redirect_to, challenge, method, user_id,
  session_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  params: [
    ...([uuid, bytea, bytea, text, text, nullable(text)] as const),
    ...([nullable(text), nullable(uuid), nullable(uuid), timestamptz] as const),
  ],
});
const TAKE = command({
  text: `WITH visit AS (
  SELECT id, used_at FROM provider_visits WHERE state_hash = $1 AND browser_hash = $2 AND created_at > $3::timestamptz
  FOR UPDATE
) UPDATE provider_visits SET used_at = coalesce(visit.used_at, $4::timestamptz) FROM visit
WHERE provider_visits.id = visit.id
RETURNING visit.id, provider, redirect_to AS "redirectTo", challenge, method, user_id AS "userId",
  session_id AS "sessionId", visit.used_at AS "usedAt"`,
  params: [bytea, bytea, timestamptz, timestamptz],
  row: {
    id: uuid,
    provider: text,
    redirectTo: text,
    challenge: nullable(text),
    method: nullable(textOf<PkceMethod>()),
    userId: nullable(uuid),
    sessionId: nullable(uuid),
    usedAt: nullable(timestamptz),
  },
});

/**
 * Redirects to providers that have not returned yet. The stored hashes of states and browsers find a visit and give no
 * access.
 */
@Injectable()
export class ProviderVisitsRepository {
  async insert(unit: AuthChange, visit: ProviderVisit, { stateHash, browserHash }: VisitKeys): Promise<void> {
    const { id, provider, redirectTo, pkce, link } = visit;
    await unit.rows(INSERT, [
      ...([id, stateHash, browserHash, provider, redirectTo, pkce?.challenge ?? null] as const),
      ...([pkce?.method ?? null, link?.userId ?? null, link?.sessionId ?? null, unit.now] as const),
    ]);
  }

  /** Consumes a visit. @returns null if it is unknown, expired, or of another browser */
  async take(
    unit: AuthChange,
    { stateHash, browserHash }: VisitKeys,
    begunAfter: Date,
  ): Promise<{ visit: ProviderVisit; isUsed: boolean } | null> {
    const [row] = await unit.rows(TAKE, [stateHash, browserHash, begunAfter, unit.now]);
    if (row === undefined) return null;
    const { id, provider, redirectTo, challenge, method, userId, sessionId, usedAt } = row;
    const pkce = challenge === null || method === null ? null : { challenge, method };
    const link = userId === null || sessionId === null ? null : { userId, sessionId };
    return { visit: { id, provider, redirectTo, pkce, link }, isUsed: usedAt !== null };
  }
}
