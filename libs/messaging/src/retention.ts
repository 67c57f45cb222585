import type { Pool } from 'pg';

export interface RetentionSettings {
  /** How long published facts are kept in the outbox, in days (R2). */
  readonly outboxDays: number;
  /** How long the inbox remembers consumed facts, in days; nothing older may be replayed. */
  readonly inboxDays: number;
  /** How long dead letters are kept for a replay, in days: they contain personal data. */
  readonly deadLetterDays: number;
}

interface Log {
  warn(fields: object, message: string): void;
}

/** Rows deleted by one statement: few enough to be done long before a statement is cut off. */
const ROWS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Ids are UUIDv7 and begin with their time, so the primary key finds old rows and no index has to follow each mark. */
const DELETE_PUBLISHED = `DELETE FROM outbox WHERE id IN (
  SELECT id FROM outbox WHERE id < $1::uuid AND published_at IS NOT NULL ORDER BY id LIMIT ${ROWS} FOR UPDATE SKIP LOCKED)`;
const DELETE_CONSUMED = `DELETE FROM inbox WHERE (consumer, event_id) IN (
  SELECT consumer, event_id FROM inbox WHERE received_at < $1 ORDER BY received_at LIMIT ${ROWS} FOR UPDATE SKIP LOCKED)`;
const DELETE_DEAD = `DELETE FROM dead_letter WHERE (consumer, event_id) IN (
  SELECT consumer, event_id FROM dead_letter WHERE died_at < $1 ORDER BY died_at LIMIT ${ROWS} FOR UPDATE SKIP LOCKED)`;

/** The smallest UUIDv7 of a millisecond. */
const firstIdAt = (ms: number): string => {
  const time = Math.trunc(ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/** Deletes what messaging needs no longer, every hour, beside all other work; replicas share it. */
export class Retention {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly settings: RetentionSettings,
    private readonly log: Log,
  ) {}

  start(): void {
    this.running = this.deleteExpired().catch((error: unknown) =>
      this.log.warn({ err: error }, 'old facts could not be deleted; trying again in an hour'),
    );
    this.timer = setTimeout(() => this.start(), HOUR_MS).unref();
  }

  /** Ends with the running statement. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Deletes everything that is old enough by now. */
  async deleteExpired(): Promise<void> {
    const ago = (days: number): number => Date.now() - days * DAY_MS;
    await this.deleteBefore(DELETE_PUBLISHED, firstIdAt(ago(this.settings.outboxDays)));
    await this.deleteBefore(DELETE_CONSUMED, new Date(ago(this.settings.inboxDays)));
    await this.deleteBefore(DELETE_DEAD, new Date(ago(this.settings.deadLetterDays)));
  }

  private async deleteBefore(statement: string, before: unknown): Promise<void> {
    let gone = ROWS;
    while (gone === ROWS && !this.stopped) gone = (await this.pool.query(statement, [before])).rowCount ?? 0;
  }
}
