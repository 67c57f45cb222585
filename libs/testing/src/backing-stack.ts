import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNats } from '@nivel/process/nats';
import { freePort } from '@nivel/process/ports';
import { startRedis } from '@nivel/process/redis';
import { findTools, howToInstall } from '@nivel/process/tools';
import type { BackingServer } from '@nivel/platform/backing-server';
import { startMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { Restartable } from './restartable.ts';
import { makeServerFolder } from './server-folder.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { givenServers, type OwnPostgres, type ServerUsers } from './test-servers.ts';

export interface BackingStack {
  readonly database: TestDatabase;
  /** Connection string for a service's own role, e.g. `databaseUrl('learning')`. */
  databaseUrl(service: string): string;
  /** Connection string of the owner of all tables, with every schema on its search path. */
  readonly ownerUrl: string;
  /** Without a user named here, every client may do everything; the services' own users are those of `logins`. */
  readonly natsUrl: string;
  readonly redisUrl: string;
  /** Passwords of the services' users of broker and Redis: the same users, with the same rights, as everywhere. */
  readonly logins: ServerUsers['logins'];
  readonly nats: Restartable;
  /** Folder of the broker's data; to be emptied only while it is away. */
  readonly natsFolder: string;
  readonly redis: Restartable;
  /** Only if the stack has its own Postgres (`ownPostgres`). */
  readonly postgres: Restartable | undefined;
  /** Catches every mail sent to its `smtpUrl`; the same mailbox as on a developer's machine. */
  readonly mailbox: Mailbox;
  /** Ends every process and throws the data away. */
  stop(): Promise<void>;
}

export interface BackingOptions {
  /** The servers to start; all when omitted. Code that needs another server gets an error. */
  readonly uses?: readonly BackingServer[];
  /** Starts a separate Postgres that a run may kill, instead of a database in the one all tests share. */
  readonly ownPostgres?: () => Promise<OwnPostgres>;
  /** The permissions; what Jest's set-up has left when left out. */
  readonly users?: ServerUsers;
}

const everything: readonly BackingServer[] = ['postgres', 'nats', 'redis', 'smtp'];

/**
 * A private Postgres database, NATS server and Redis server for one test file or run, on free ports. They end with the process
 * that started them, also when it is killed.
 */
export const startBackingStack = async (options: BackingOptions = {}): Promise<BackingStack> => {
  const folder = makeServerFolder('stack');
  const users = options.users ?? givenServers().users;
  const opened = await openServers(folder, users, options);
  const given = <Server extends keyof typeof opened>(server: Server): NonNullable<(typeof opened)[Server]> => {
    const found = opened[server];
    if (!found) throw new Error(`This stack was started without ${server}`);
    return found;
  };
  return {
    get database() {
      return given('postgres').database;
    },
    databaseUrl: (service) => given('postgres').database.url(service),
    get ownerUrl() {
      return given('postgres').database.ownerUrl;
    },
    logins: users.logins,
    get natsUrl() {
      return given('nats').url;
    },
    get redisUrl() {
      return given('redis').url;
    },
    get nats() {
      return given('nats').server;
    },
    get natsFolder() {
      return given('nats').folder;
    },
    get redis() {
      return given('redis').server;
    },
    postgres: opened.postgres?.server,
    get mailbox() {
      return given('smtp');
    },
    stop: async () => {
      const { postgres, nats, redis, smtp } = opened;
      await Promise.all([nats?.server.stop(), redis?.server.stop(), postgres?.close(), smtp?.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const openServers = async (folder: string, users: ServerUsers, options: BackingOptions) => {
  const { uses = everything } = options;
  const [postgres, nats, redis, smtp] = await Promise.all([
    uses.includes('postgres') ? openDatabase(options) : undefined,
    uses.includes('nats') ? openNats(folder, users) : undefined,
    uses.includes('redis') ? openRedis(folder, users) : undefined,
    uses.includes('smtp') ? openMailbox(folder) : undefined,
  ]);
  return { postgres, nats, redis, smtp };
};

const openDatabase = async (
  options: BackingOptions,
): Promise<{ database: TestDatabase; server: Restartable | undefined; close: () => Promise<void> }> => {
  if (options.ownPostgres === undefined) {
    const database = await cloneDatabase(givenServers().postgres);
    return { database, server: undefined, close: () => database.drop() };
  }
  const own = await options.ownPostgres();
  const server = await Restartable.start(() => own.start(), own.child);
  const database = await cloneDatabase(own.server);
  const close = async (): Promise<void> => {
    await server.stop();
    own.remove();
  };
  return { database, server, close };
};

const binaryOf = async (tool: 'nats-server' | 'redis-server'): Promise<string> => {
  const found = (await findTools([tool]))[tool];
  if (found === undefined) throw new Error(howToInstall([tool]));
  return found;
};

const openMailbox = async (folder: string): Promise<Mailbox> =>
  startMailbox({ smtpPort: await freePort(), httpPort: await freePort(), folder: join(folder, 'mailbox') });

const openNats = async (
  folder: string,
  { broker }: ServerUsers,
): Promise<{ url: string; server: Restartable; folder: string }> => {
  const [binary, port] = [await binaryOf('nats-server'), await freePort()];
  const own = join(folder, 'nats');
  const begin = () => startNats({ binary, port, folder: own, users: broker });
  return { url: `nats://127.0.0.1:${port}`, server: await Restartable.start(begin), folder: own };
};

const openRedis = async (folder: string, { redis }: ServerUsers): Promise<{ url: string; server: Restartable }> => {
  const [binary, port] = [await binaryOf('redis-server'), await freePort()];
  const begin = () => startRedis({ binary, port, folder: join(folder, 'redis'), users: redis });
  return { url: `redis://127.0.0.1:${port}`, server: await Restartable.start(begin) };
};
