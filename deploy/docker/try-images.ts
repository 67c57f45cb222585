import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild, type Child } from '@nivel/process/child';
import { startNats } from '@nivel/process/nats';
import { startPostgres } from '@nivel/process/postgres';
import { startRedis } from '@nivel/process/redis';
import { brokerUsersConfig } from '../identities/broker-file.ts';
import { ADMIN_PASSWORD, BROKER_ENVIRONMENT, REDIS_USERS } from '../services/compose-secrets.ts';
import { findTools } from '@nivel/process/tools';
import { root } from '../local/settings.ts';
import { composeServices, readEnv, type ComposeService } from './compose-file.ts';
import { buildah, engine } from './engine.ts';

/**
 * Starts every image with the environment that `docker-compose.yml` gives it, until it is ready, and asks the site once.
 * For machines without a container engine (there `docker compose up --wait` says the same): processes run in the file systems
 * of the images. It runs in a network namespace of its own, where every name of Compose leads to loopback.
 */
const READY_MS = 60_000;
/**
 * Passed to Buildah, which writes the hosts file itself: a file mounted over it takes effect or not depending on how the mounts
 * are sorted.
 */
const HOSTS = ['postgres', 'nats', 'redis', 'mailbox'].flatMap((name) => ['--add-host', `${name}:127.0.0.1`]);

interface Trial {
  readonly folder: string;
  readonly secrets: string;
  readonly children: Child[];
  readonly containers: string[];
}

/** One network for all of them, so that only one may have the port that Compose gives to each. */
const distinct = (environment: ComposeService['environment'], index: number): Record<string, string> =>
  'HEALTH_PORT' in environment ? { ...environment, HEALTH_PORT: String(8080 + index) } : environment;

/** The command of an image, and its own environment. */
const imageOf = (app: string): { command: string[]; env: string[] } => {
  const { OCIv1 } = JSON.parse(engine('inspect', '--type', 'image', `localhost/nivel/${app}`)) as {
    OCIv1: { config: { Entrypoint: string[]; Cmd: string[]; Env: string[] } };
  };
  const { Entrypoint, Cmd, Env } = OCIv1.config;
  return { command: [...Entrypoint, ...Cmd], env: Env };
};

const start = async (trial: Trial, name: string, service: ComposeService, index: number): Promise<Child> => {
  const app = service.build?.args.APP ?? name;
  const container = engine('from', ...HOSTS, `localhost/nivel/${app}`).trim();
  trial.containers.push(container);
  const [node = 'node', ...own] = imageOf(app).command;
  const variables = Object.entries(distinct(service.environment, index)).flatMap(([key, value]) => [
    '--env',
    `${key}=${value}`,
  ]);
  const [command = '', ...storage] = buildah();
  const child = await startChild({
    name,
    command,
    args: [
      ...[...storage, 'run', '--isolation', 'chroot'],
      ...service.secrets.flatMap(({ source, target }) => [
        '--volume',
        `${trial.secrets}/${source}:/run/secrets/${target}:ro`,
      ]),
      ...[...variables, container, '--', node, ...(service.command ?? own)],
    ],
    cwd: root,
  });
  trial.children.push(child);
  return child;
};

const toEnd = async (trial: Trial, name: string, service: ComposeService): Promise<void> => {
  const child = await start(trial, name, service, 0);
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`${name} failed:\n${child.lastLines()}`);
  process.stdout.write(`${name}: ${child.lastLines().split('\n')[0]}\n`);
};

const untilReady = async (child: Child, url: string): Promise<void> => {
  const until = performance.now() + READY_MS;
  while (child.isAlive() && performance.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return void process.stdout.write(`${child.name}: ready\n`);
    await pause(200);
  }
  throw new Error(`${child.name} does not become ready:\n${child.lastLines()}`);
};

/** The servers that Compose uses unchanged; their images are not ours. */
const startServers = async ({ folder, secrets, children }: Trial): Promise<void> => {
  const secret = (file: string): string => readFileSync(join(secrets, file), 'utf8');
  const password = secret(ADMIN_PASSWORD);
  const broker = { config: brokerUsersConfig(), env: readEnv(secret(BROKER_ENVIRONMENT)) };
  const keys = { config: secret(REDIS_USERS) };
  const { 'nats-server': nats = '', 'redis-server': redis = '' } = await findTools(['nats-server', 'redis-server']);
  children.push(
    await startPostgres({ folder: join(folder, 'postgres'), port: 5432, password, durable: false }),
    await startNats({ binary: nats, port: 4222, folder: join(folder, 'nats'), users: broker }),
    await startRedis({ binary: redis, port: 6379, folder: join(folder, 'redis'), users: keys }),
  );
};

const tryAll = async (trial: Trial): Promise<void> => {
  execFileSync(process.execPath, ['deploy/secrets.ts', 'compose', trial.secrets], { cwd: root });
  const containers = composeServices({});
  await startServers(trial);
  const once = [...containers].filter(([name]) => name === 'migrate' || containers.get(name)?.command !== undefined);
  for (const [name, service] of once) await toEnd(trial, name, service);
  const lasting = [...containers].filter(([name]) => !once.some(([other]) => other === name));
  for (const [index, [name, service]] of lasting.entries()) {
    const child = await start(trial, name, service, index);
    const port = 'HEALTH_PORT' in service.environment ? 8080 + index : 4080;
    await untilReady(child, `http://127.0.0.1:${port}/${port === 4080 ? 'healthz' : 'readyz'}`);
  }
  const page = await fetch('http://127.0.0.1:4000/');
  if (!page.ok) throw new Error(`The site answers ${page.status}`);
  process.stdout.write(`site: ${page.status}, ${(await page.text()).length} characters\n`);
};

const end = async ({ folder, children, containers }: Trial): Promise<void> => {
  for (const child of children.toReversed()) await child.stop();
  for (const container of containers) engine('rm', container);
  rmSync(folder, { recursive: true, force: true });
};

const folder = mkdtempSync(join(tmpdir(), 'nivel-images-'));
const trial: Trial = { folder, secrets: join(folder, 'secrets'), children: [], containers: [] };
try {
  await tryAll(trial);
} finally {
  await end(trial);
}
