import { Injectable } from '@nestjs/common';
import { AuthDatabase, type AuthClient, type AuthTx } from '../database/auth-database.repository.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Proof, Session } from './session.ts';

type Row = Prisma.SessionGetPayload<object>;

const toSession = (row: Row): Session => ({
  ...row,
  aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
  amr: row.amr as unknown as Proof[],
  proofSeq: Number(row.proofSeq),
});

const LOCK = `SELECT id, user_id AS "userId", aal, amr, refresh_key AS "refreshKey", refresh_count AS "refreshCount",
  refreshed_at AS "refreshedAt", browser_key AS "browserKey", proof_seq AS "proofSeq", recovered_at AS "recoveredAt",
  user_agent AS "userAgent", ip, created_at AS "createdAt"
FROM sessions WHERE id = $1::uuid FOR UPDATE`;

/** Some sessions of a user: all, or those named, or all but one. */
export interface Sessions {
  readonly userId: string;
  readonly only?: readonly string[];
  readonly except?: string;
}

/** Sessions. A session that ended has no row. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: AuthDatabase) {}

  async insert(tx: AuthTx, session: Session): Promise<void> {
    await tx.client.session.create({
      data: {
        ...session,
        amr: session.amr as unknown as Prisma.InputJsonArray,
        refreshKey: Uint8Array.from(session.refreshKey),
        browserKey: session.browserKey && Uint8Array.from(session.browserKey),
      },
    });
  }

  async byId(id: string, client: AuthClient = this.database.prisma): Promise<Session | null> {
    const row = await client.session.findUnique({ where: { id } });
    return row === null ? null : toSession(row);
  }

  /** Refreshes of one session wait for each other here. */
  async lock(tx: AuthTx, id: string): Promise<Session | null> {
    const [row] = await tx.rows<Row>(LOCK, [id]);
    return row === undefined ? null : toSession(row);
  }

  /** What a refresh changed: the count of the newest token and when, the number of the last proof. */
  async saveRefresh(tx: AuthTx, { id, refreshCount, refreshedAt, proofSeq }: Session): Promise<void> {
    await tx.client.session.update({ where: { id }, data: { refreshCount, refreshedAt, proofSeq } });
  }

  /** Those that live now, the one used last first. */
  async of(userId: string): Promise<Session[]> {
    const rows = await this.database.prisma.session.findMany({ where: { userId }, orderBy: { refreshedAt: 'desc' } });
    return rows.map(toSession);
  }

  /** The sessions of a user behind the newest so many. */
  async oldestBeyond(tx: AuthTx, userId: string, most: number): Promise<string[]> {
    const rows = await tx.client.session.findMany({
      where: { userId },
      orderBy: { createdAt: 'desc' },
      skip: most,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Deletes sessions of a user and says which there were. */
  async remove(tx: AuthTx, where: Sessions): Promise<string[]> {
    return tx
      .rows<{ id: string }>(
        `DELETE FROM sessions WHERE user_id = $1::uuid AND ($2::uuid[] IS NULL OR id = ANY($2::uuid[]))
         AND ($3::uuid IS NULL OR id <> $3::uuid) RETURNING id`,
        [where.userId, where.only ? [...where.only] : null, where.except ?? null],
      )
      .then((rows) => rows.map(({ id }) => id));
  }

  /** Takes at most `limit` sessions whose time is over, skipping those somebody is working on. */
  async removeOver(tx: AuthTx, before: { created: Date; refreshed: Date }, limit: number) {
    return tx.rows<{ id: string; userId: string }>(
      `DELETE FROM sessions WHERE id IN (
         SELECT id FROM sessions WHERE created_at < $1 OR refreshed_at < $2 LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING id, user_id AS "userId"`,
      [before.created, before.refreshed, limit],
    );
  }
}
