import type { BackingServer } from '@nivel/platform/backing-server';
import type { BackingStack } from './backing-stack.ts';
import { AUTH_ROOT_PUBLIC_KEYS } from './root-keys.ts';

/** The site that tokens of a test are made for. */
export const TEST_SITE = 'http://localhost:4000';

/**
 * The environment of every service under test: the stack's servers, a quiet log, quick retries.
 * @param schema whose tables it uses
 * @param uses the servers that the stack has
 */
export const serviceEnvironment = (stack: BackingStack, schema: string, uses: readonly BackingServer[]) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: TEST_SITE,
  DATABASE_URL: stack.databaseUrl(schema),
  NATS_URL: stack.natsUrl,
  ...(uses.includes('redis') && { REDIS_URL: stack.redisUrl }),
  AUTH_ROOT_PUBLIC_KEYS,
  CONSUMER_BACKOFF_MS: '20',
  // A machine under load takes its time.
  DATABASE_TIMEOUT_MS: '20000',
});
