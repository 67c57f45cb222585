import { Injectable } from '@nestjs/common';
import { AuthDatabase, type AuthClient, type AuthTx } from '../database/auth-database.repository.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Proof, Session } from './session.ts';

type Row = Prisma.SessionGetPayload<object>;

const toSession = (row: Row): Session => ({
  ...row,
  aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
  amr: row.amr as unknown as Proof[],
});

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
      },
    });
  }

  async byId(id: string, client: AuthClient = this.database.prisma): Promise<Session | null> {
    const row = await client.session.findUnique({ where: { id } });
    return row === null ? null : toSession(row);
  }

  /** Refreshes of one session wait for each other here. */
  async lock(tx: AuthTx, id: string): Promise<Session | null> {
    await tx.client.$queryRaw`SELECT 1 FROM sessions WHERE id = ${id}::uuid FOR UPDATE`;
    return this.byId(id, tx.client);
  }

  async rotate(tx: AuthTx, id: string, refreshCount: number, now: Date): Promise<void> {
    await tx.client.session.update({ where: { id }, data: { refreshCount, refreshedAt: now } });
  }

  /** Deletes sessions of a user and says which there were. */
  async remove(tx: AuthTx, where: { userId: string; only?: string; except?: string }): Promise<string[]> {
    return tx
      .rows<{ id: string }>(
        `DELETE FROM sessions WHERE user_id = $1::uuid AND ($2::uuid IS NULL OR id = $2::uuid)
         AND ($3::uuid IS NULL OR id <> $3::uuid) RETURNING id`,
        [where.userId, where.only ?? null, where.except ?? null],
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
