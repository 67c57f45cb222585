import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Child } from '@nivel/process/child';
import { hasEngine, startContainer } from './containers.ts';
import type { ProcessSupervisor } from '@nivel/process/process-supervisor';
import { logTo } from './log-file.ts';
import { OPERATOR } from '../identities/broker-config.ts';
import { brokerUsersConfig } from '../identities/broker-file.ts';
import { brokerEnvironment, type Logins } from '../identities/logins.ts';
import { redisAcl } from '../identities/redis-users.ts';
import { services } from '../services/services.generated.ts';
import { startNats, type ServerPlace } from '@nivel/process/nats';
import { freePort } from '@nivel/process/ports';
import { startPostgres } from '@nivel/process/postgres';
import { natsProbe, serverProbe } from './probes.ts';
import { startRedis } from '@nivel/process/redis';
import { writeSecretFolder } from './secret-folder.ts';
import type { Secrets } from './secrets.ts';
import type { LocalSettings } from './settings.ts';
import { findTools, howToInstall, type Tool } from '@nivel/process/tools';

/** Addresses of the servers the apps depend on. `database` is a role that may make roles. */
export interface Backing {
  readonly database: string;
  readonly nats: string;
  readonly redis: string;
}

const startDatabase = async (
  supervisor: ProcessSupervisor,
  { data }: LocalSettings,
  secrets: Secrets,
): Promise<string> => {
  const port = await freePort();
  const place = { folder: join(data, 'postgres'), port, password: secrets.postgres, durable: true };
  const onLine = logTo(data, 'postgres');
  await supervisor.keep('server', () => startPostgres({ ...place, onLine }), serverProbe('postgres', port));
  return `postgres://postgres:${secrets.postgres}@127.0.0.1:${port}/nivel`;
};

interface Wanted {
  readonly service: 'nats' | 'redis';
  readonly tool: Tool & ('nats-server' | 'redis-server');
  readonly inside: number;
  readonly start: typeof startNats;
  readonly users: (logins: Logins) => NonNullable<ServerPlace['users']>;
}
const NATS: Wanted = {
  service: 'nats',
  tool: 'nats-server',
  inside: 4222,
  start: startNats,
  users: ({ broker }) => ({ config: brokerUsersConfig(), env: brokerEnvironment(broker) }),
};
const REDIS: Wanted = {
  service: 'redis',
  tool: 'redis-server',
  inside: 6379,
  start: startRedis,
  users: ({ redis }) => ({ config: redisAcl(services, (user) => redis[user] ?? '') }),
};

/** The files that our containers receive. */
const secretFolder = (data: string, secrets: Secrets): string => {
  const folder = join(data, 'container-secrets');
  writeSecretFolder(folder, secrets);
  return folder;
};

const startServer = async (
  supervisor: ProcessSupervisor,
  { data }: LocalSettings,
  secrets: Secrets,
  wanted: Wanted,
  binary?: string,
): Promise<string> => {
  const { logins } = secrets;
  const { service, inside } = wanted;
  const port = await freePort();
  const onLine = logTo(data, service);
  const project = `nivel-${createHash('sha256').update(data).digest('hex').slice(0, 8)}`;
  const begin = (): Promise<Child> =>
    binary === undefined
      ? startContainer({ service, inside, port, project, onLine, secrets: secretFolder(data, secrets) })
      : wanted.start({ binary, port, folder: join(data, service), onLine, users: wanted.users(logins) });
  const url = `${service}://127.0.0.1:${port}`;
  const operator = { user: OPERATOR, password: logins.broker[OPERATOR] ?? '' };
  await supervisor.keep('server', begin, service === 'nats' ? natsProbe(url, operator) : serverProbe('redis', port));
  return url;
};

/** Finds a way to run each server that is not given. @throws Error naming what to install when there is none */
export const findServers = async (
  { given }: LocalSettings,
  onInstall: (names: readonly string[]) => void,
): Promise<{ missing: readonly Wanted[]; binaries: Partial<Record<Tool, string>> }> => {
  const missing = [...(given.nats ? [] : [NATS]), ...(given.redis ? [] : [REDIS])];
  const tools = missing.map(({ tool }) => tool);
  const binaries = await findTools(tools, onInstall);
  const without = tools.filter((tool) => binaries[tool] === undefined);
  if (without.length > 0 && !hasEngine()) {
    throw new Error(`${howToInstall(without)}, or start Docker, or name running servers in NATS_URL and REDIS_URL.`);
  }
  return { missing, binaries };
};

/** Starts servers that the environment does not name and returns where everything is. */
export const startBacking = async (
  supervisor: ProcessSupervisor,
  settings: LocalSettings,
  secrets: Secrets,
  onInstall: (names: readonly string[]) => void,
): Promise<Backing> => {
  const { given } = settings;
  const database = given.database ?? startDatabase(supervisor, settings, secrets);
  const servers = findServers(settings, onInstall).then(async ({ missing, binaries }) => {
    const urls = missing.map(async (one) => [
      one.service,
      await startServer(supervisor, settings, secrets, one, binaries[one.tool]),
    ]);
    return Object.fromEntries(await Promise.all(urls)) as Partial<Record<'nats' | 'redis', string>>;
  });
  const [databaseUrl, own] = await Promise.all([database, servers]);
  return { database: databaseUrl, nats: given.nats ?? own.nats ?? '', redis: given.redis ?? own.redis ?? '' };
};
