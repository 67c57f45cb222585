import { join } from 'node:path';
import type pg from 'pg';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { startApp } from '../../local/apps.ts';
import { startChild, type Child } from '../../local/child.ts';
import { freePort } from '../../local/ports.ts';
import { makeShared } from '../../local/secrets.ts';
import { root } from '../../local/settings.ts';
import { withClient } from '../../migrate/roles.ts';
import type { Described } from '../../services/find-services.ts';
import { ownSecrets } from '../../services/own-environment.ts';
import { services } from '../../services/services.generated.ts';
import { TokenMaker } from './token-maker.ts';

const BUILD_MS = 300_000;
const READY_MS = 60_000;

/** An app of ours as one process that a run may kill and bring back. */
export interface AppProcess {
  readonly name: string;
  readonly readyUrl: string;
  child: Child;
  /** Starts it again at the same place, with `env` added; resolves when the process runs, not when it is ready. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
}

/** Everything Nivel needs, on free ports, with data that is thrown away: what a measurement runs against. */
export interface PrivateStack {
  readonly site: string;
  readonly backing: BackingStack;
  readonly tokens: TokenMaker;
  readonly apps: ReadonlyMap<string, AppProcess>;
  /** Runs work on one connection that sees every schema. */
  withOwner<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly smtpUrl?: string;
  /** Settings for every app. */
  readonly env?: Readonly<Record<string, string>>;
  /** Every line that an app writes. */
  readonly onLine?: (line: string, app: string) => void;
  readonly say: (text: string) => void;
}

/** Limits would stop a load generator, which is one address and few people; they stay in the path, out of reach. */
const outOfReach = {
  RATE_ADDRESS_PER_MINUTE: '1000000000',
  RATE_USER_PER_MINUTE: '1000000000',
  LIVE_SOCKETS_PER_NETWORK: '1000000',
  RATE_TOKEN: '1000000000',
  RATE_BURST: '1000000000',
};

/** Builds what changed and starts it: Postgres that writes for real, NATS, Redis and every app from `dist`, as `npm start` runs them. */
export const startPrivateStack = async (options: StackOptions): Promise<PrivateStack> => {
  options.say('building what changed');
  await build(services.map(({ name }) => name));
  options.say('starting Postgres, NATS, Redis and the apps');
  const backing = await startBackingStack({ ownPostgres: true, durable: true });
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const shared = makeShared();
  const common = {
    ...options.env,
    NODE_ENV: 'production',
    PUBLIC_URL: site,
    NATS_URL: backing.natsUrl,
    REDIS_URL: backing.redisUrl,
    ...outOfReach,
  };
  const outside = { SMTP_URL: options.smtpUrl ?? 'smtp://127.0.0.1:9' };
  const own = (service: Described): Record<string, string> => ({
    ...common,
    ...ownSecrets(service, { databaseUrl: backing.databaseUrl, shared, outside }),
    ...(service.isPublic ? { PORT: String(port), HOST: '127.0.0.1' } : {}),
  });
  for (const service of services)
    for (const command of service.atRelease)
      await runToEnd(`${service.name}:${command}`, `dist/apps/${service.name}/${command}.js`, own(service));
  const apps = new Map<string, AppProcess>();
  for (const service of services) {
    const healthPort = await freePort();
    const env = { ...own(service), HEALTH_PORT: String(healthPort) };
    apps.set(service.name, await start(service.name, healthPort, env, options.onLine));
  }
  await Promise.all([...apps.values()].map(waitUntilReady));
  return {
    site,
    backing,
    apps,
    tokens: new TokenMaker(shared['AUTH_SIGNING_KEYS'] ?? '', `${site}/auth/v1`),
    withOwner: (work) => withClient(backing.database.adminUrl, work),
    stop: async () => {
      await Promise.all([...apps.values()].map(({ child }) => child.stop(5_000)));
      await backing.stop();
    },
  };
};

const start = async (
  name: string,
  port: number,
  env: Readonly<Record<string, string>>,
  onLine?: StackOptions['onLine'],
): Promise<AppProcess> => {
  const readyUrl = `http://127.0.0.1:${port}/readyz`;
  const begin = (more = {}): Promise<Child> =>
    startApp({ name, env: { ...env, ...more }, readyUrl }, (line) => onLine?.(line, name));
  const app: AppProcess = {
    name,
    readyUrl,
    child: await begin(),
    restart: async (more) => {
      app.child = await begin(more);
    },
  };
  return app;
};

/** @throws Error with the app's last words when it ends or takes too long */
export const waitUntilReady = async (app: AppProcess): Promise<void> => {
  const until = performance.now() + READY_MS;
  while (performance.now() < until && app.child.isAlive()) {
    const answer = await fetch(app.readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${app.name} does not become ready:\n${app.child.lastLines()}`);
};

const build = (names: readonly string[]): Promise<void> =>
  runToEnd('build', 'node_modules/nx/dist/bin/nx.js', { NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' }, [
    'run-many',
    '-t',
    'build',
    '-p',
    ...names,
  ]);

const runToEnd = async (
  name: string,
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<void> => {
  const child = await startChild({
    name,
    command: process.execPath,
    args: [join(root, file), ...args],
    cwd: root,
    env,
  });
  const late = setTimeout(() => child.kill('SIGKILL'), BUILD_MS);
  const { code } = await child.exited;
  clearTimeout(late);
  if (code !== 0) throw new Error(`${name} failed:\n${child.lastLines()}`);
};
