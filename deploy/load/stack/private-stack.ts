import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type pg from 'pg';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { redisUrlAs } from '../../identities/logins.ts';
import { startApp } from '../../local/apps.ts';
import { startChild, type Child } from '@nivel/process/child';
import { freePort } from '@nivel/process/ports';
import { makeShared } from '../../local/secrets.ts';
import { root } from '../../local/settings.ts';
import { withClient } from '@nivel/platform/with-client';
import type { Described } from '../../services/find-services.ts';
import { ownSecrets, type SecretSources } from '../../services/own-environment.ts';
import { services } from '../../services/services.generated.ts';
import { TokenMaker } from './token-maker.ts';
import { startTestPostgres } from '../../checks/test-postgres.ts';
import { testUsers } from '../../checks/test-users.ts';

const BUILD_MS = 300_000;
const READY_MS = 60_000;

/** An app of ours as one process that a run may kill and bring back. */
export interface AppProcess {
  readonly name: string;
  readonly readyUrl: string;
  /** Its public address, if it has one. */
  readonly publicPort: number | undefined;
  child: Child;
  /** Starts it again at the same place, with `env` added; resolves when the process runs, not when it is ready. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
}

/** Everything Nivel needs, on free ports, with data that is thrown away: the target of a measurement. */
export interface PrivateStack {
  readonly site: string;
  readonly backing: BackingStack;
  readonly tokens: TokenMaker;
  /** The folder of uploaded files. */
  readonly filesFolder: string;
  readonly apps: ReadonlyMap<string, AppProcess>;
  /** Starts one more process of an app, with `env` added; it ends when its starter stops it, or ends itself. */
  startCopy(name: string, env?: Readonly<Record<string, string>>): Promise<AppProcess>;
  /** Runs a command of an app to its end; returns its output. */
  runCommand(app: string, command: string): Promise<string>;
  /** Runs work on one connection that sees every schema. */
  withOwner<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly smtpUrl?: string;
  /** Processes of each app; with more than one the gateways have ports of their own, and the site's is left to a balancer. */
  readonly copies?: number;
  /** Whether the pages are built too, for a browser. */
  readonly hasPages?: boolean;
  /** Unless false, the database is on the disk: its files, and not only its apps, are what costs time. */
  readonly isMeasured?: boolean;
  /** Settings for every app. */
  readonly env?: Readonly<Record<string, string>>;
  /** Secrets that others give, such as a payment provider. */
  readonly outside?: Readonly<Record<string, string>>;
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
  RATE_SSO: '1000000000',
  RATE_BURST: '1000000000',
};

const startServers = ({ isMeasured = true }: StackOptions): Promise<BackingStack> =>
  startBackingStack({ ownPostgres: () => startTestPostgres(true, isMeasured), users: testUsers() });

/** Builds what changed and starts it: Postgres that writes for real, NATS, Redis and every app from `dist`, as `npm start` runs them. */
export const startPrivateStack = async (options: StackOptions): Promise<PrivateStack> => {
  options.say('building what changed');
  await build([...services.map(({ name }) => name), ...(options.hasPages ? ['web'] : [])]);
  options.say('starting Postgres, NATS, Redis and the apps');
  const backing = await startServers(options);
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const shared = makeShared();
  const files = mkdtempSync(join(tmpdir(), 'nivel-files-'));
  const common = {
    ...options.env,
    NODE_ENV: 'production',
    PUBLIC_URL: site,
    NATS_URL: backing.natsUrl,
    FILES_FOLDER: files,
    ...outOfReach,
  };
  const { broker, redis } = backing.logins;
  const from: SecretSources = {
    databaseUrl: backing.databaseUrl,
    brokerPassword: (user) => broker[user],
    redisUrl: (user) => redisUrlAs(backing.redisUrl, user, redis[user]),
    shared,
    outside: { SMTP_URL: options.smtpUrl ?? 'smtp://127.0.0.1:9', ...options.outside },
  };
  const ownOf = (service: Described): Record<string, string> => ({
    ...common,
    ...ownSecrets(service, from),
  });
  const runCommand = (service: Described, command: string): Promise<string> =>
    runToEnd(`${service.name}:${command}`, `dist/apps/${service.name}/${command}.js`, ownOf(service));
  for (const service of services) for (const command of service.atRelease) await runCommand(service, command);
  const apps = await startApps(options, port, ownOf);
  await Promise.all([...apps.values()].map(waitUntilReady));
  return {
    site,
    backing,
    apps,
    filesFolder: files,
    tokens: new TokenMaker(shared['AUTH_SIGNING_KEYS'] ?? '', `${site}/auth/v1`),
    startCopy: async (name, env) => start(name, { ...ownOf(named(name)), ...env }, undefined, options.onLine),
    runCommand: async (app, command) => runCommand(named(app), command),
    withOwner: (work) => withClient(backing.database.adminUrl, work),
    stop: async () => {
      await Promise.all([...apps.values()].map(({ child }) => child.stop(5_000)));
      await backing.stop();
      rmSync(files, { recursive: true, force: true });
    },
  };
};

const named = (name: string): Described => {
  const service = services.find((one) => one.name === name);
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
};

/** Starts every app, in as many copies as are wanted; `env` is the environment of an app besides its ports. */
const startApps = async (
  { copies = 1, onLine }: StackOptions,
  sitePort: number,
  env: (service: Described) => Readonly<Record<string, string>>,
): Promise<Map<string, AppProcess>> => {
  const apps = new Map<string, AppProcess>();
  for (const service of services)
    for (let copy = 1; copy <= copies; copy += 1) {
      const publicPort = service.isPublic ? (copies === 1 ? sitePort : await freePort()) : undefined;
      const name = copy === 1 ? service.name : `${service.name}-${copy}`;
      apps.set(name, await start(service.name, env(service), publicPort, onLine));
    }
  return apps;
};

const start = async (
  name: string,
  own: Readonly<Record<string, string>>,
  publicPort: number | undefined,
  onLine?: StackOptions['onLine'],
): Promise<AppProcess> => {
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/readyz`;
  const door: Record<string, string> = publicPort === undefined ? {} : { PORT: String(publicPort), HOST: '127.0.0.1' };
  const begin = (more = {}): Promise<Child> =>
    startApp({ name, env: { ...own, ...door, HEALTH_PORT: String(port), ...more }, readyUrl }, (line) =>
      onLine?.(line, name),
    );
  const app: AppProcess = {
    name,
    readyUrl,
    publicPort,
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
    const response = await fetch(app.readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${app.name} does not become ready:\n${app.child.lastLines()}`);
};

const build = (names: readonly string[]): Promise<string> =>
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
): Promise<string> => {
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
  return child.lastLines();
};
