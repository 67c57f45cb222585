import { headers as natsHeaders, type NatsConnection } from '@nats-io/transport-node';
import type { Pool, PoolClient } from 'pg';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import type { OnCheckpoint } from './checkpoint.ts';
import { RequestMux } from './request-mux.ts';
import type { OutboxRow } from './outbox-row.ts';
import { Republisher } from './republisher.ts';

export interface RelaySettings {
  /** Rows published at once. */
  readonly batch: number;
  /**
   * How long facts are collected before they are published together, in ms. The answer to the request that caused them goes
   * first.
   */
  readonly gatherMs: number;
  /** How long acknowledged rows may wait to be marked together, in ms. A crash before that means a second delivery. */
  readonly markMs: number;
  /** How often to look for rows that were left behind, in ms. */
  readonly pollMs: number;
  /** Age at which an unmarked row counts as left behind, in ms: its process died, or the broker was away. */
  readonly leftAfterMs: number;
}

interface Log {
  warn(fields: object, message: string): void;
}

const CLAIM = `SELECT id, subject, payload, headers FROM outbox
WHERE published_at IS NULL AND created_at < now() - $2 * interval '1 millisecond'
ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;
const MARK = 'UPDATE outbox SET published_at = now() WHERE id = ANY($1::uuid[])';
const ACKNOWLEDGED_WITHIN_MS = 3_000;
/** Batches kept in memory; further rows wait in the outbox alone while the broker is down. */
const BATCHES_IN_MEMORY = 20;

/**
 * Publishes committed outbox rows. The process that committed them hands them over (`publish`), so that they are published at
 * once and not read back; any replica claims the rows that a crash or an outage left behind, with SKIP LOCKED. The message id
 * is the outbox id, and a row is marked only after the broker's acknowledgement (R2): a crash at any point causes a second
 * delivery, never a lost fact (ADR 0004).
 */
export class OutboxRelay {
  private readonly requests: RequestMux;
  private readonly republisher: Republisher;
  private fresh: OutboxRow[] = [];
  private acknowledged: string[] = [];
  private markAt = Number.POSITIVE_INFINITY;
  private lookAt = 0;
  private running: Promise<void> | undefined;
  private stopped = false;
  private wakeSleeper: (() => void) | undefined;

  constructor(
    private readonly pool: Pool,
    connection: NatsConnection,
    private readonly settings: RelaySettings,
    private readonly log: Log,
    private readonly onCheckpoint: OnCheckpoint = () => undefined,
  ) {
    this.requests = new RequestMux(connection);
    this.republisher = new Republisher(pool, settings.batch, (rows) =>
      this.publishAll(rows, { [factHeaders.republished]: '1' }),
    );
  }

  start(): void {
    this.running ??= this.loop();
  }

  /** Takes rows whose transaction has committed. */
  publish(rows: readonly OutboxRow[]): void {
    if (rows.length === 0 || this.fresh.length > this.settings.batch * BATCHES_IN_MEMORY) return;
    this.fresh.push(...rows);
    this.wakeSleeper?.();
  }

  /** Says which stream keeps the facts now; what another one had is published again. */
  streamIs(createdAt: string): void {
    this.republisher.streamIs(createdAt);
    this.lookAt = 0;
    this.wakeSleeper?.();
  }

  /** Ends when its pending rows are published and marked. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeSleeper?.();
    await this.running;
  }

  private async loop(): Promise<void> {
    while (!this.stopped || this.fresh.length > 0 || this.acknowledged.length > 0) {
      const isWell = await this.round().then(
        () => true,
        (error: unknown) => {
          this.log.warn({ err: error }, 'the outbox could not be relayed; trying again');
          return false;
        },
      );
      if (this.stopped && !isWell) return;
      if (!isWell) await pause(500);
      else if (this.fresh.length < this.settings.batch) await this.sleep();
    }
  }

  /** Until there is something to publish, to mark or to look for; facts to publish are then collected for a moment. */
  private async sleep(): Promise<void> {
    if (this.stopped) return;
    if (this.fresh.length === 0) {
      const ms = Math.min(this.markAt, this.lookAt) - Date.now();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, ms));
        this.wakeSleeper = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wakeSleeper = undefined;
    }
    if (this.fresh.length > 0 && !this.stopped) await pause(this.settings.gatherMs);
  }

  private async round(): Promise<void> {
    const rows = this.fresh.splice(0, this.settings.batch);
    if (rows.length > 0) this.noteAcknowledged(await this.publishAll(rows));
    if (this.acknowledged.length >= this.settings.batch || Date.now() >= this.markAt || this.stopped) await this.mark();
    if (Date.now() < this.lookAt || this.stopped) return;
    // Rows that wait for their mark would be taken for left behind.
    await this.mark();
    const published = await this.publishLeftBehind();
    const hasMore = (await this.republisher.round()) || published === this.settings.batch;
    this.lookAt = hasMore ? 0 : Date.now() + this.settings.pollMs;
  }

  private noteAcknowledged(ids: readonly string[]): void {
    if (ids.length === 0) return;
    if (this.acknowledged.length === 0) this.markAt = Date.now() + this.settings.markMs;
    this.acknowledged.push(...ids);
  }

  private async mark(): Promise<void> {
    const ids = this.acknowledged;
    if (ids.length === 0) return;
    await this.pool.query({ name: 'outbox-mark', text: MARK, values: [ids] });
    this.acknowledged = [];
    this.markAt = Number.POSITIVE_INFINITY;
    this.onCheckpoint('after-mark');
  }

  /** @returns how many rows were found and acknowledged */
  private async publishLeftBehind(): Promise<number> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const values = [this.settings.batch, this.settings.leftAfterMs];
      const { rows } = await client.query<OutboxRow>({ name: 'outbox-claim', text: CLAIM, values });
      const published = rows.length === 0 ? 0 : await this.publishAndMark(client, rows);
      await client.query('COMMIT');
      if (published > 0) this.onCheckpoint('after-mark');
      client.release();
      return published;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async publishAndMark(client: PoolClient, rows: readonly OutboxRow[]): Promise<number> {
    const ids = await this.publishAll(rows);
    await client.query({ name: 'outbox-mark', text: MARK, values: [ids] });
    return ids.length;
  }

  /**
   * @returns the ids of the rows that the broker has acknowledged; the others stay in the outbox
   * @throws Error when it has acknowledged none
   */
  private async publishAll(
    rows: readonly OutboxRow[],
    marks: Readonly<Record<string, string>> = {},
  ): Promise<string[]> {
    const acknowledgements = rows.map((row) => this.send(row, marks));
    this.onCheckpoint('after-publish');
    const results = await Promise.allSettled(acknowledgements);
    this.onCheckpoint('after-acknowledgement');
    const failure = results.find((result): result is PromiseRejectedResult => result.status === 'rejected');
    if (failure === undefined) return rows.map(({ id }) => id);
    const ids = rows.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    if (ids.length === 0) throw new Error('the broker acknowledged nothing', { cause: failure.reason as unknown });
    this.log.warn({ err: failure.reason as unknown }, 'the broker did not acknowledge a fact; it stays in the outbox');
    return ids;
  }

  private async send(row: OutboxRow, marks: Readonly<Record<string, string>>): Promise<void> {
    const headers = natsHeaders();
    headers.set(factHeaders.id, row.id);
    for (const [name, value] of Object.entries(JSON.parse(row.headers) as Record<string, string>))
      headers.set(name, value);
    for (const name in marks) headers.set(name, marks[name] ?? '');
    const response = await this.requests.request(row.subject, row.payload, headers, ACKNOWLEDGED_WITHIN_MS);
    const { error } = response.json<{ error?: { description: string } }>();
    if (error !== undefined) throw new Error(`the broker refused the fact ${row.id}: ${error.description}`);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
