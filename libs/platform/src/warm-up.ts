import type { Pool } from 'pg';
import { withTimeout } from '@nivel/messaging/with-timeout';
import type { AccessTokens } from './access-token.ts';
import type { Log } from './log.ts';
import type { DataClient } from './prisma-unit-of-work.ts';

/** How long the boot waits for each step: if a server is down, the first call that needs it waits instead (R12). */
const LIMIT_MS = 500;
/** Connections that are opened before the first call; the pool opens further ones when they are needed. */
const CONNECTIONS = 4;

interface Cold {
  readonly pool: Pool;
  readonly data: DataClient;
  readonly tokens: AccessTokens;
  readonly log: Pick<Log, 'debug'>;
}

/**
 * Prepares a process before it accepts calls, so that the first calls do not wait: opens connections to the database, starts
 * the engine of the data client, and fetches the public keys. A restarted process receives requests at once from all clients
 * that waited for it.
 */
export const warmUp = async ({ pool, data, tokens, log }: Cold): Promise<void> => {
  const steps = [openConnections(pool), startEngine(data), tokens.load()];
  const outcomes = await Promise.allSettled(steps.map((step) => withTimeout(LIMIT_MS, step)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.debug({ err: outcome.reason as unknown }, 'not warm before the first call');
};

const openConnections = async (pool: Pool): Promise<void> => {
  const all = Array.from({ length: Math.min(CONNECTIONS, pool.options.max) }, async () => {
    const connection = await pool.connect();
    connection.release();
  });
  await Promise.all(all);
};

/** The query engine is compiled by its first query of a model; which model does not matter. */
const startEngine = async (data: DataClient): Promise<void> => {
  await data.$transaction(
    async (client) => {
      const model = Object.values(client).find(isModel);
      await model?.findFirst();
    },
    { maxWait: LIMIT_MS, timeout: LIMIT_MS },
  );
};

interface Model {
  findFirst(): Promise<unknown>;
}
const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'findFirst' in value && typeof value.findFirst === 'function';
