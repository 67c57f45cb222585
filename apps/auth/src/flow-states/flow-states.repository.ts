import { Injectable } from '@nestjs/common';
import { bytea, command, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthChange, AuthRows, AuthUnit } from '../database.ts';
import type { FlowKind, FlowState } from './flow-state.ts';
import type { PkceMethod } from './pkce.ts';

/** A request whose code has not been returned yet, or whose code is returned at once. */
export interface NewFlow extends Omit<FlowState, 'codeGivenAt'> {
  readonly codeHash: Uint8Array<ArrayBuffer> | null;
  readonly codeGivenAt: Date | null;
}

const INSERT = command({
  text: `INSERT INTO flow_states (id, user_id, kind, challenge, method, code_hash, code_given_at, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [uuid, uuid, text, text, text, nullable(bytea), nullable(timestamptz), timestamptz],
});
const GIVE_CODE = command({
  text: `UPDATE flow_states SET code_hash = $3, code_given_at = $4::timestamptz WHERE id = (
  SELECT id FROM flow_states WHERE user_id = $1::uuid AND kind = $2 AND code_hash IS NULL
  ORDER BY created_at DESC, id DESC LIMIT 1) RETURNING id`,
  params: [uuid, text, bytea, timestamptz],
  row: { id: uuid },
});
const BY_CODE = query({
  text: `SELECT id, user_id AS "userId", kind, challenge, method, code_given_at AS "codeGivenAt", created_at AS "createdAt"
FROM flow_states WHERE code_hash = $1`,
  params: [bytea],
  row: {
    id: uuid,
    userId: uuid,
    kind: textOf<FlowKind>(),
    challenge: text,
    method: textOf<PkceMethod>(),
    codeGivenAt: timestamptz,
    createdAt: timestamptz,
  },
});
const REMOVE = command({
  text: 'DELETE FROM flow_states WHERE id = $1 RETURNING id',
  params: [uuid],
  row: { id: uuid },
});

/** Requests with a challenge. Their codes are stored as hashes, which give no access. */
@Injectable()
export class FlowStatesRepository {
  async insert(unit: AuthChange, flow: NewFlow): Promise<void> {
    const { id, userId, kind, challenge, method, codeHash, codeGivenAt, createdAt } = flow;
    await unit.rows(INSERT, [id, userId, kind, challenge, method, codeHash, codeGivenAt, createdAt]);
  }

  /** The requests of a user and kind that wait for their code: a newer request replaces them. */
  async removeWaiting(unit: AuthUnit, userId: string, kind: FlowKind): Promise<void> {
    await unit.client.flowState.deleteMany({ where: { userId, kind, codeHash: null } });
  }

  async removeAll(unit: AuthUnit, userId: string, kind?: FlowKind): Promise<void> {
    await unit.client.flowState.deleteMany({ where: { userId, ...(kind && { kind }) } });
  }

  /** Sets the code of the newest waiting request of a user and kind; false without one. */
  async giveCode(
    unit: AuthChange,
    userId: string,
    kind: FlowKind,
    codeHash: Uint8Array<ArrayBuffer>,
  ): Promise<boolean> {
    return (await unit.rows(GIVE_CODE, [userId, kind, codeHash, unit.now])).length > 0;
  }

  async byCode(rows: AuthRows, codeHash: Uint8Array<ArrayBuffer>): Promise<FlowState | null> {
    return (await rows.rows(BY_CODE, [codeHash]))[0] ?? null;
  }

  /** False if it was consumed meanwhile. */
  async remove(unit: AuthChange, id: string): Promise<boolean> {
    return (await unit.rows(REMOVE, [id])).length > 0;
  }
}
