import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileVariable } from '@nivel/platform/secret-file';
import { passwordVariable } from '../identities/broker-config.ts';
import { redisUrlAs } from '../identities/logins.ts';
import { databaseOf, roleOf, urlFor } from '../migrate/roles.ts';
import { allocatorSettings } from '../services/allocator.ts';
import type { Described } from '../services/find-services.ts';
import { outsideSecrets, ownSecrets, secretNames, type SecretSources } from '../services/own-environment.ts';
import { services } from '../services/services.generated.ts';
import type { Backing } from './backing.ts';
import { startChild, type Child } from '@nivel/process/child';
import { freePort } from '@nivel/process/ports';
import { paymentSettings, type LocalPayments } from './payments.ts';
import type { Secrets } from './secrets.ts';
import { root, type LocalSettings } from './settings.ts';

/** A service of ours as this machine runs it. */
export interface App {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where it reports whether it is ready. */
  readonly readyUrl: string;
}

export interface Surroundings {
  readonly settings: LocalSettings;
  readonly secrets: Secrets;
  readonly backing: Backing;
  readonly smtpUrl: string;
  readonly payments: LocalPayments;
}

const ADDRESS_LIMITS = [
  'RATE_SIGN_UP',
  'RATE_MAIL',
  'RATE_UPDATE_USER',
  'RATE_VERIFY',
  'RATE_TOKEN',
  'RATE_SSO',
  'RATE_FACTORS_PER_MINUTE',
  'RATE_ADDRESS_PER_MINUTE',
  'LIVE_SOCKETS_PER_NETWORK',
];

/**
 * All people and programs that use a product on one machine share the loopback address, so loopback is exempt from the limits
 * per address; all other addresses are counted. Set one of those limits to have loopback counted too.
 */
export const addressLimits = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const isOneSet = ADDRESS_LIMITS.some((name) => (env[name] ?? '0') !== '0');
  return { LOOPBACK_UNLIMITED: env['LOOPBACK_UNLIMITED'] ?? String(!isOneSet) };
};

/** The public door alone listens where others reach it. Its probes, like those of every app, answer this machine only. */
const ownPort = ({ port }: LocalSettings, { isPublic }: Described): Record<string, string> =>
  isPublic ? { PORT: String(port), ...addressLimits(process.env) } : {};

/** Where the mailbox of this machine takes the e-mails, it shows the SMS, too. */
const textMessages = ({ given }: LocalSettings, { settings }: Described): Record<string, string> =>
  'SMS_PROVIDER' in settings.shape && given.smtp === undefined && process.env['SMS_PROVIDER'] === undefined
    ? { SMS_PROVIDER: 'mailbox' }
    : {};

/** Where an app listens and what it depends on; a variable set outside takes precedence, except for the launcher's own ones. */
export const describeApp = async (service: Described, around: Surroundings): Promise<App> => {
  const { settings, secrets, backing, smtpUrl, payments } = around;
  const { shared, logins, databasePasswords } = secrets;
  const databaseUrl = (who: string): string =>
    urlFor(backing.database, roleOf(databaseOf(backing.database), who), databasePasswords[who] ?? '');
  const from: SecretSources = {
    databaseUrl,
    brokerPassword: (who) => (settings.given.nats ? process.env[passwordVariable(who)] : logins.broker[who]),
    redisUrl: (who) => redisUrlAs(backing.redis, who, settings.given.redis ? undefined : logins.redis[who]),
    shared,
    outside: { ...outsideSecrets([service], process.env), ...payments.secrets, SMTP_URL: smtpUrl },
  };
  const healthPort = await freePort();
  return {
    name: service.name,
    readyUrl: `http://127.0.0.1:${healthPort}/readyz`,
    env: {
      NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${settings.port}`,
      NATS_URL: backing.nats,
      HEALTH_PORT: String(healthPort),
      ...ownPort(settings, service),
      ...('FILES_FOLDER' in service.settings.shape && { FILES_FOLDER: join(settings.data, 'files') }),
      ...paymentSettings(service, payments),
      ...textMessages(settings, service),
      ...ownSecrets(service, from),
    },
  };
};

/** Variables that mean something else for each child, and secrets that only some may know. */
const cleared: NodeJS.ProcessEnv = Object.fromEntries(
  ['PORT', ...secretNames(services).flatMap((name) => [name, fileVariable(name)])].map((name) => [name, undefined]),
);

/**
 * On one machine, memory matters more than the last percent of speed: a single heap for the C library and a fixed threshold for
 * returning memory save a tenth of each process. A service that allocates large blocks has settings of its own.
 */
const FRUGAL: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A variable set outside wins. */
const allocatorOf = ({ name }: App): NodeJS.ProcessEnv => {
  const service = services.find((one) => one.name === name);
  const settings = Object.entries({ ...FRUGAL, ...(service && allocatorSettings(service)) });
  return Object.fromEntries(settings.map(([variable, value]) => [variable, process.env[variable] ?? value]));
};

/**
 * Runs a built file of an app: its main, or one of its commands with arguments. Garbage is collected without helper threads,
 * and on request after an upload (ADR 0074).
 */
export const startApp = (
  app: App,
  onLine: (line: string) => void,
  file = 'main',
  args: readonly string[] = [],
): Promise<Child> =>
  startChild({
    name: file === 'main' ? app.name : `${app.name}:${file}`,
    command: process.execPath,
    args: ['--single-threaded-gc', '--expose-gc', join(root, 'dist/apps', app.name, `${file}.js`), ...args],
    cwd: root,
    env: { ...cleared, ...allocatorOf(app), ...app.env },
    onLine,
  });

/** Polls until the app reports that it is ready; false when `isAlive` reports that it never will, or time is up. */
export const waitUntilReady = async (app: App, isAlive: () => boolean, withinMs = 60_000): Promise<boolean> => {
  const until = performance.now() + withinMs;
  while (isAlive() && performance.now() < until) {
    const response = await fetch(app.readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return true;
    await pause(50);
  }
  return false;
};
