import { Redis } from 'ioredis';
import type { Log } from '@nivel/platform/log';

const backOff = (attempt: number): number => Math.min(2_000, 50 * attempt);

/** One warning per outage, not one per attempt. */
const speakOnce = (redis: Redis, log: Log, purpose: string): Redis => {
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error, purpose }, 'redis is away; going on without it');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({ purpose }, 'redis is back');
    isAway = false;
  });
  return redis;
};

/** For limits: when Redis does not answer at once the local fallback decides, nobody waits. Reconnects for ever. */
export const openLimitRedis = (url: string, log: Log): Redis =>
  speakOnce(
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 250,
      connectTimeout: 2_000,
      retryStrategy: backOff,
    }),
    log,
    'limits',
  );

/** What is cut off when a connection ends concerns nobody; the adapter of the sockets forgets some of its promises. */
const quiet = (redis: Redis): Redis => {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...sent) => {
    const answer = send(...sent);
    if (answer instanceof Promise) answer.catch(() => undefined);
    return answer;
  };
  return redis;
};

/**
 * For joined sockets: its commands wait for the connection, because the adapter reads in a loop that must not spin while
 * Redis is away. The adapter copies the client; `close` ends the copies too, also one that waits for a message.
 */
export const openSocketRedis = (url: string, log: Log): { redis: Redis; close(): void } => {
  const redis = quiet(new Redis(url, { maxRetriesPerRequest: null, retryStrategy: backOff }));
  const all = [speakOnce(redis, log, 'sockets')];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => {
    const copy = quiet(duplicate(override));
    all.push(copy);
    return copy;
  };
  const close = (): void => {
    for (const one of all) one.disconnect();
  };
  return { redis, close };
};
