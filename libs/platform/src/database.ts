import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { Outage } from '@nivel/messaging/outage';
import type { Statement, Statements } from '@nivel/messaging/statement';
import type { Log } from './log.ts';
import type { DatabaseSettings } from './settings.ts';

/**
 * The settings of each session. Prisma's adapter writes and reads times without an offset and means UTC. Pages come from memory
 * or a solid-state disk, while Postgres's default cost of 4 fits a spinning disk. A statement is planned once per connection
 * and again when its tables change, not for every set of values (ADR 0052).
 */
const SESSION_OPTIONS = '-c timezone=UTC -c random_page_cost=1.1 -c plan_cache_mode=force_generic_plan';

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

/** Statements on a connection, or on any of a pool, where each is committed separately. */
export const statementsOn = (connection: Pick<Pool, 'query'>): Statements => ({
  rows: async <Values, Row>({ name, text }: Statement<Values, Row>, values: Values): Promise<Row[]> =>
    (await connection.query<Row & QueryResultRow>({ name, text, values: values as unknown[] })).rows,
});

/** Does work in one transaction: saved when it returns, undone when it throws. */
export const inTransaction = async <Result>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return result;
  } catch (error) {
    // A connection that cannot even undo is not given back.
    await connection.query('ROLLBACK').then(
      () => connection.release(),
      () => connection.release(true),
    );
    throw error;
  }
};
