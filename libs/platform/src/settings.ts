import { z } from 'zod';
import { givenOf, refusedInProduction } from './given-settings.ts';
import { rootPublicKeys } from './root-keys.ts';
import { isProduction } from './server-tls.ts';
import './setting-audience.ts';

/** The settings of every service. Each app adds its own rows; docs/generated/configuration.md is made from them. */
export const platformSettings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('Kind of installation')
    .meta({ audience: 'installation' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged')
    .meta({ audience: 'installation' }),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Address under which people reach the site')
    .meta({ audience: 'installation' }),
  NATS_URL: z
    .string()
    .min(1)
    .default('nats://127.0.0.1:4222')
    .describe('Broker addresses, separated by commas; tls:// in production')
    .meta({ audience: 'installation', server: 'nats' }),
  PLAINTEXT_HOSTS: z
    .string()
    .default('')
    .describe(
      'Servers, separated by commas, reached without TLS in production: on a private network of this machine only',
    )
    .meta({ audience: 'installation' }),
  NATS_PASSWORD: z
    .string()
    .default('')
    .describe("Password of this service's user at the broker, who has its name; empty where the broker asks nobody")
    .meta({ audience: 'secret', origin: 'broker' }),
  FACTS_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('Copies of the stream of facts')
    .meta({ audience: 'installation' }),
  FACTS_KEPT_DAYS: z.coerce
    .number()
    .positive()
    .default(7)
    .describe('Days that facts and published outbox rows are kept')
    .meta({ audience: 'installation' }),
  HEALTH_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('Port of /livez, /readyz and /metrics; 0 picks a free one')
    .meta({ audience: 'launcher' }),
  HEALTH_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which the probes listen')
    .meta({ audience: 'launcher' }),
  KEY_SET_CACHE_SECONDS: z.coerce
    .number()
    .positive()
    .default(600)
    .describe('How long the key set for access tokens is cached'),
  AUTH_ROOT_PUBLIC_KEYS: rootPublicKeys,
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().positive().default(600).describe('Lifetime of an access token'),
  TOKEN_CACHE_SIZE: z.coerce
    .number()
    .int()
    .positive()
    .default(10_000)
    .describe('Verified access tokens remembered per process'),
  SHUTDOWN_SECONDS: z.coerce.number().positive().default(10).describe('Time to finish work under way after SIGTERM'),
  MAX_RESPONSE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(1_000_000)
    .describe('Largest response of an operation; below the broker limit max_payload'),
});
export type PlatformSettings = z.output<typeof platformSettings>;

/** Rows for services that own a database schema. */
export const databaseSettings = z.object({
  DATABASE_URL: z
    .string()
    .min(1)
    .describe('Postgres, with the login role of this service; sslmode=verify-full in production')
    .meta({ audience: 'secret', origin: 'database', server: 'postgres' }),
  DATABASE_POOL: z.coerce.number().int().min(1).default(12).describe('Connections to Postgres per process'),
  DATABASE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(5_000)
    .describe('Longest wait for a connection, and longest statement'),
  INBOX_KEPT_DAYS: z.coerce
    .number()
    .positive()
    .default(90)
    .describe('Days that it is known which facts were consumed; a dead letter that is older is not replayed'),
  DEAD_LETTERS_KEPT_DAYS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Days that facts which could not be handled are kept to be replayed'),
  OUTBOX_BATCH: z.coerce.number().int().positive().default(200).describe('Facts the relay publishes at once'),
  OUTBOX_GATHER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(8)
    .describe('How long facts gather before they leave together'),
  OUTBOX_POLL_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(500)
    .describe('How often the outbox is searched for facts that were left behind'),
  OUTBOX_LEFT_AFTER_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(2_000)
    .describe('Age at which an outbox row that nobody has marked counts as left behind'),
  OUTBOX_MARK_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('How long acknowledged facts may wait to be marked together'),
  CONSUMER_MAX_DELIVERIES: z.coerce
    .number()
    .int()
    .min(1)
    .default(8)
    .describe('Failed deliveries before a fact becomes a dead letter'),
  CONSUMER_BACKOFF_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(200)
    .describe('First pause before a failed fact comes again; doubles up to 30 s'),
  CONSUMER_CONCURRENCY: z.coerce.number().int().min(1).default(16).describe('Facts handled side by side per consumer'),
  CONSUMER_BATCH: z.coerce
    .number()
    .int()
    .min(1)
    .default(64)
    .describe('Facts that share a transaction at most, where a consumer handles together what came together'),
  CONSUMER_ACK_WAIT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(10_000)
    .describe('How long the broker waits for an acknowledgement'),
  COPY_STALE_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(10_000)
    .describe('How long a copy of rights of another service may go without hearing from its owner before it asks'),
  COPIES_COMPARED_AT: z.coerce
    .number()
    .int()
    .min(0)
    .max(23)
    .default(9)
    .describe('Hour of the day in UTC after which copies are compared with their owners'),
  CRASH_AT: z
    .string()
    .default('')
    .describe('Fault runs only, refused in production: the checkpoint at which the process kills itself')
    .meta({ audience: 'test' }),
});
export type DatabaseSettings = z.output<typeof databaseSettings>;

/**
 * Reads settings from an environment. A secret may be in a file, whose path is in `<NAME>_FILE`.
 * @throws Error naming every variable that is missing or wrong, in one message
 */
export const readSettings = <S extends z.ZodObject>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.output<S> => {
  const { given, issues } = givenOf(schema, env);
  const read = schema.safeParse(given);
  // An unreadable secret counts as missing too; a second message would add nothing.
  const isUnread = (name: string): boolean => issues.some((issue) => issue.startsWith(`  ${name}:`));
  const wrong = (read.error?.issues ?? []).filter(({ path }) => !isUnread(path.join('.')));
  issues.push(...wrong.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`));
  if (isProduction(env)) issues.push(...refusedInProduction(schema, given, env));
  if (read.success && issues.length === 0) return read.data;
  throw new Error(`The settings are not usable:\n${issues.join('\n')}`);
};
