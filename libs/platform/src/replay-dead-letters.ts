import { parseArgs } from 'node:util';
import { connectBroker, openJetStream } from '@nivel/messaging/broker';
import { DeadLetters } from '@nivel/messaging/dead-letters';
import { z } from 'zod';
import { brokerSettings } from './broker-settings.ts';
import { openPool, statementsOn } from './database.ts';
import { databaseSettings, platformSettings, readSettings } from './settings.ts';

const replaySettings = platformSettings
  .omit({ AUTH_ROOT_PUBLIC_KEYS: true })
  .extend(databaseSettings.shape)
  .extend({
    NATS_USER: z
      .string()
      .default('')
      .describe('Who tells the facts again: a user of the broker that may tell those of others'),
  });

/**
 * The replay command of a service: publishes its dead letters again after the cause is fixed.
 * `node dist/apps/<service>/replay-dead-letters.js [--consumer <service>__<name>] [--limit 100]`
 *
 * @param service whose schema `DATABASE_URL` opens
 * @returns how many were replayed
 */
export const replayDeadLetters = async (
  service: string,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: { consumer: { type: 'string', default: '' }, limit: { type: 'string', default: '100' } },
  });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit must be a whole number above 0, not "${values.limit}"`);
  const settings = readSettings(replaySettings, env);
  const user = settings.NATS_USER === '' ? service : settings.NATS_USER;
  const broker = await connectBroker(brokerSettings(user, settings, `${service}-replay`));
  const pool = openPool(`${service}-replay`, { ...settings, DATABASE_POOL: 1 });
  try {
    const { client } = await openJetStream(broker);
    return await new DeadLetters(statementsOn(pool)).replay(client, values.consumer, limit, settings.INBOX_KEPT_DAYS);
  } finally {
    await pool.end();
    await broker.close();
  }
};
