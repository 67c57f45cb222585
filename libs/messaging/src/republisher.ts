import type { Pool, PoolClient } from 'pg';
import type { OutboxRow } from './outbox-row.ts';

/** Before every id. */
const FROM_THE_BEGINNING = '00000000-0000-0000-0000-000000000000';
/** How often to check whether another replica has stopped halfway. */
const CHECK_EVERY_MS = 10_000;

/** A service accepts the first stream it sees; a later one lacks everything that was published before. */
const NOTE_STREAM = `INSERT INTO facts_stream (created_at) VALUES ($1)
ON CONFLICT (is_only) DO UPDATE SET created_at = EXCLUDED.created_at, retold_to = '${FROM_THE_BEGINNING}'
WHERE facts_stream.created_at <> EXCLUDED.created_at`;
const PLACE = 'SELECT retold_to FROM facts_stream WHERE retold_to IS NOT NULL FOR UPDATE SKIP LOCKED';
const NEXT = `SELECT id, subject, payload, headers FROM outbox
WHERE id > $1::uuid AND published_at IS NOT NULL ORDER BY id LIMIT $2`;
const ADVANCE = 'UPDATE facts_stream SET retold_to = $1::uuid';

/**
 * Publishes the facts in the outbox again when their stream is gone. A stream is identified by its creation time, which the
 * service stores in its database together with the position that republishing has reached (`retold_to`): any replica continues
 * it, also after a crash. A consumer's inbox records what it has handled (ADR 0026).
 */
export class Republisher {
  private unnoticed: string | undefined;
  private checkAt = 0;

  constructor(
    private readonly pool: Pool,
    private readonly batch: number,
    /** Publishes rows; answers the ids that the broker has acknowledged. */
    private readonly publish: (rows: readonly OutboxRow[]) => Promise<readonly string[]>,
  ) {}

  /** The stream in which facts are kept now. */
  streamIs(createdAt: string): void {
    this.unnoticed = createdAt;
    this.checkAt = 0;
  }

  /** @returns whether there is more to publish */
  async round(): Promise<boolean> {
    if (Date.now() < this.checkAt) return false;
    await this.notice();
    const hasMore = await this.next();
    this.checkAt = hasMore ? 0 : Date.now() + CHECK_EVERY_MS;
    return hasMore;
  }

  private async notice(): Promise<void> {
    const createdAt = this.unnoticed;
    if (createdAt === undefined) return;
    await this.pool.query(NOTE_STREAM, [createdAt]);
    if (this.unnoticed === createdAt) this.unnoticed = undefined;
  }

  private async next(): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const hasMore = await this.publishNext(client);
      await client.query('COMMIT');
      client.release();
      return hasMore;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async publishNext(client: PoolClient): Promise<boolean> {
    const place = (await client.query<{ retold_to: string }>(PLACE)).rows[0]?.retold_to;
    if (place === undefined) return false;
    const { rows } = await client.query<OutboxRow>(NEXT, [place, this.batch]);
    const taken = rows.length === 0 ? [] : await this.publish(rows);
    if (taken.length < rows.length) throw new Error('the broker did not take every fact again');
    const hasMore = rows.length === this.batch;
    await client.query(ADVANCE, [hasMore ? rows.at(-1)?.id : null]);
    return hasMore;
  }
}
