import type { JetStreamClient } from '@nats-io/jetstream';
import { headers as natsHeaders } from '@nats-io/transport-node';
import type { Pool, PoolClient } from 'pg';
import type { OnCheckpoint } from './checkpoint.ts';
import type { OutboxRow } from './told.ts';

export interface RelaySettings {
  /** Rows claimed at once. */
  readonly batch: number;
  /** Shortest pause between two rounds, in ms: under load facts gather and leave together. */
  readonly gapMs: number;
  /** Safety net for rows whose process died before it could wake its relay, in ms. */
  readonly pollMs: number;
  /** How long published rows are kept, in days (R2). */
  readonly keptDays: number;
}

interface Log {
  warn(fields: object, message: string): void;
}

const CLAIM = `SELECT id, subject, payload, headers FROM outbox
WHERE published_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;
const MARK = 'UPDATE outbox SET published_at = now() WHERE id = ANY($1::uuid[])';
/** Ids are UUIDv7 and begin with their time, so the primary key finds old rows and no index has to follow each mark. */
const FORGET = 'DELETE FROM outbox WHERE id < $1::uuid AND published_at IS NOT NULL';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The smallest UUIDv7 of a millisecond. */
const firstIdAt = (ms: number): string => {
  const time = Math.trunc(ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/**
 * Carries committed outbox rows to the broker. Rows are claimed with SKIP LOCKED (any number of replicas may run), the
 * message id is the outbox id, and a row is marked only after the broker's acknowledgement (R2): a crash anywhere leads
 * to a second delivery, never to a lost fact. It is woken in process after each commit (ADR 0004).
 */
export class OutboxRelay {
  private running: Promise<void> | undefined;
  private stopped = false;
  private woken = false;
  private wakeSleeper: (() => void) | undefined;
  private forgottenAt = 0;

  constructor(
    private readonly pool: Pool,
    private readonly stream: JetStreamClient,
    private readonly settings: RelaySettings,
    private readonly log: Log,
    private readonly onCheckpoint: OnCheckpoint = () => undefined,
  ) {}

  start(): void {
    this.running ??= this.loop();
  }

  /** Says that a transaction with outbox rows has committed. */
  wake(): void {
    this.woken = true;
    this.wakeSleeper?.();
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeSleeper?.();
    await this.running;
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      const published = await this.round().catch((error: unknown) => {
        this.log.warn({ err: error }, 'the outbox could not be relayed; trying again');
        return -1;
      });
      if (published < this.settings.batch) await this.sleep(published < 0 ? 500 : this.settings.pollMs);
      if (published > 0) await new Promise((resolve) => setTimeout(resolve, this.settings.gapMs));
      await this.forgetOldRows();
    }
  }

  private async sleep(ms: number): Promise<void> {
    if (this.woken || this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeSleeper = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeSleeper = undefined;
  }

  private async round(): Promise<number> {
    const client = await this.pool.connect();
    try {
      // A mark that a crash of the database forgets only means a second delivery: it need not wait for the disk.
      await client.query('BEGIN; SET LOCAL synchronous_commit = off');
      const claimed = await client.query<OutboxRow>({
        name: 'outbox-claim',
        text: CLAIM,
        values: [this.settings.batch],
      });
      const published = claimed.rows.length === 0 ? 0 : await this.publishAndMark(client, claimed.rows);
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
    const acknowledgements = rows.map((row) => this.publish(row));
    this.onCheckpoint('after-publish');
    const results = await Promise.allSettled(acknowledgements);
    this.onCheckpoint('after-acknowledgement');
    const acknowledged = rows.filter((_, index) => results[index]?.status === 'fulfilled').map((row) => row.id);
    if (acknowledged.length > 0) await client.query({ name: 'outbox-mark', text: MARK, values: [acknowledged] });
    const failure = results.find((result): result is PromiseRejectedResult => result.status === 'rejected');
    if (failure)
      this.log.warn(
        { err: failure.reason as unknown },
        'the broker did not acknowledge a fact; it stays in the outbox',
      );
    if (failure && acknowledged.length === 0)
      throw new Error('the broker acknowledged nothing', { cause: failure.reason as unknown });
    return acknowledged.length;
  }

  private async publish(row: OutboxRow): Promise<void> {
    const headers = natsHeaders();
    for (const [name, value] of Object.entries(JSON.parse(row.headers) as Record<string, string>))
      headers.set(name, value);
    await this.stream.publish(row.subject, row.payload, { msgID: row.id, headers, timeout: 3_000 });
  }

  private async forgetOldRows(): Promise<void> {
    if (Date.now() - this.forgottenAt < HOUR_MS) return;
    this.forgottenAt = Date.now();
    const oldest = firstIdAt(Date.now() - this.settings.keptDays * DAY_MS);
    await this.pool.query(FORGET, [oldest]).catch(() => undefined);
  }
}
