import { Redis } from 'ioredis';
import type { Log } from '@nivel/platform/log';

const backOff = (attempt: number): number => Math.min(2_000, 50 * attempt);

/** One warning per outage, not one per attempt. */
const logOutagesOnce = (redis: Redis, log: Log): Redis => {
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'redis is away; going on without it');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({}, 'redis is back');
    isAway = false;
  });
  return redis;
};

/** Serves limits and presence: if Redis does not answer immediately, no call waits for it. Reconnects without limit. */
export const openRedis = (url: string, log: Log): Redis =>
  logOutagesOnce(
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 250,
      connectTimeout: 2_000,
      retryStrategy: backOff,
    }),
    log,
  );
