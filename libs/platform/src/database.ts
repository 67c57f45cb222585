import { Pool } from 'pg';
import type { OnCheckpoint } from '@nivel/messaging/checkpoint';
import type { OutboxRow } from '@nivel/messaging/told';
import type { Transactions, Tx } from '@nivel/messaging/transactions';
import { Outage } from '@nivel/messaging/outage';
import type { Log } from './log.ts';
import type { DatabaseSettings } from './settings.ts';

/**
 * What each session is set to. Prisma's adapter writes and reads times without an offset and means UTC. Pages come from
 * memory or a solid-state disk; Postgres's default cost of 4 is that of a spinning one.
 */
const SESSION_OPTIONS = '-c timezone=UTC -c random_page_cost=1.1';

/** Beside the options that the address brings along; given apart from it, they would be dropped for them. */
const withSessionOptions = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${SESSION_OPTIONS}`.trim());
  return url.href;
};

/** Commands say themselves what went wrong. */
const SILENT = { warn: () => undefined, info: () => undefined };

/** One pool per process. Prisma's driver adapter and hand-written statements share it. */
export const openPool = (app: string, settings: DatabaseSettings, log: Pick<Log, 'warn' | 'info'> = SILENT): Pool => {
  const pool = new Pool({
    connectionString: withSessionOptions(settings.DATABASE_URL),
    application_name: app,
    max: settings.DATABASE_POOL,
    connectionTimeoutMillis: settings.DATABASE_TIMEOUT_MS,
    statement_timeout: settings.DATABASE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: settings.DATABASE_TIMEOUT_MS * 2,
    keepAlive: true,
  });
  const outage = new Outage('database', log);
  // A connection that dies while idle is replaced; without a listener the process would end.
  pool.on('error', (error) => outage.away(error));
  pool.on('connect', () => outage.back());
  // The same for one that dies while it is lent and between two statements: its borrower learns of it at the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** What happens with the outbox rows of a unit of work that has committed. */
export type AfterCommit = (told: readonly OutboxRow[]) => void;

/** The part of any generated Prisma client that units of work need; `C` is its transaction client. */
export interface PrismaLike<C> {
  $transaction<R>(work: (client: C) => Promise<R>, options: { maxWait: number; timeout: number }): Promise<R>;
}
interface RawClient {
  $queryRawUnsafe<T>(text: string, ...values: unknown[]): Promise<T>;
}

/** A unit of work that loses against another is undone whole, and may begin again this often in all. */
const ATTEMPTS = 3;

/** A deadlock or a serialization failure, as Prisma tells it of its own statements and of given ones. */
const isConflict = (error: unknown): boolean => {
  const { code, meta } = error as { code?: unknown; meta?: unknown };
  return code === 'P2034' || (code === 'P2010' && JSON.stringify(meta).includes('TransactionWriteConflict'));
};

/** Units of work on Prisma's interactive transactions. One that ends in a deadlock begins again. */
export class PrismaTransactions<C extends RawClient> implements Transactions<C> {
  constructor(
    private readonly prisma: PrismaLike<C>,
    private readonly timeoutMs: number,
    private readonly afterCommit: AfterCommit,
    private readonly onCheckpoint: OnCheckpoint,
  ) {}

  async run<Result>(work: (tx: Tx<C>) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      }
    }
  }

  private async runOnce<Result>(work: (tx: Tx<C>) => Promise<Result>): Promise<Result> {
    this.onCheckpoint('before-transaction');
    const told: OutboxRow[] = [];
    const result = await this.prisma.$transaction(
      async (client) => {
        const done = await work({ client, told, rows: (text, values) => client.$queryRawUnsafe(text, ...values) });
        this.onCheckpoint('after-insert');
        return done;
      },
      { maxWait: this.timeoutMs, timeout: this.timeoutMs },
    );
    this.onCheckpoint('after-commit');
    this.afterCommit(told);
    return result;
  }
}

/** Units of work on the bare pool, for services whose slices speak SQL. */
export class PoolTransactions implements Transactions<null> {
  constructor(
    private readonly pool: Pool,
    private readonly afterCommit: AfterCommit,
    private readonly onCheckpoint: OnCheckpoint,
  ) {}

  async run<Result>(work: (tx: Tx<null>) => Promise<Result>): Promise<Result> {
    this.onCheckpoint('before-transaction');
    const client = await this.pool.connect();
    const told: OutboxRow[] = [];
    let broken = true;
    try {
      await client.query('BEGIN');
      const result = await work({
        client: null,
        told,
        rows: async <Row>(text: string, values: readonly unknown[]) =>
          (await client.query(text, [...values])).rows as Row[],
      });
      this.onCheckpoint('after-insert');
      await client.query('COMMIT');
      broken = false;
      this.onCheckpoint('after-commit');
      this.afterCommit(told);
      return result;
    } catch (error) {
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
