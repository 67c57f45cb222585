import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { withClient } from '@nivel/platform/with-client';
import { readKey, seal, unseal } from './sealed-file.ts';

/** The store of a Postgres's backups, and the file with the key that encrypts them. */
export interface Store {
  readonly folder: string;
  readonly keyFile: string;
}

/** Paths that a base backup leaves out: the log is archived separately, the rest belongs to the running server. */
const LEFT_OUT = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/** A program's output; it may end with 1 when a file changed or went while it was read, which the log mends. */
const packed = (folder: string): { output: Readable; ended: Promise<void> } => {
  const left = [...LEFT_OUT.map((name) => `./${name}/*`), './postmaster.*', 'pgsql_tmp*'].map(
    (one) => `--exclude=${one}`,
  );
  const tar = spawn('tar', ['-C', folder, '--numeric-owner', ...left, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', (code) => (code === 0 || code === 1 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });
  return { output: tar.stdout, ended };
};

const basesOf = ({ folder }: Store): string => join(folder, 'base');

/**
 * Copies the data folder of a running Postgres (the low-level backup of its documentation), with a role that has the right to.
 * Returns once the log segments that the copy needs are archived too.
 * @returns the backup's name
 */
export const takeBaseBackup = (adminUrl: string, store: Store): Promise<string> =>
  withClient(adminUrl, async (client) => {
    const name = new Date().toISOString().replaceAll(':', '-');
    const part = join(basesOf(store), `${name}.part`);
    const key = readKey(store.keyFile);
    mkdirSync(part, { recursive: true, mode: 0o700 });
    const { rows } = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder FROM pg_backup_start($1, fast => true)`,
      [name],
    );
    const { output, ended } = packed(rows[0]?.folder ?? '');
    await Promise.all([seal(output, join(part, 'data.sealed'), key), ended]);
    const stopped = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)',
    );
    await seal(Readable.from([stopped.rows[0]?.labelfile ?? '']), join(part, 'label.sealed'), key);
    renameSync(part, join(basesOf(store), name));
    return name;
  });

/** The newest base backup that was finished before a moment. @throws Error when there is none */
const newest = (store: Store, until?: Date): string => {
  const limit = until?.toISOString().replaceAll(':', '-') ?? '~';
  const names = existsSync(basesOf(store)) ? readdirSync(basesOf(store)) : [];
  const found = names.filter((name) => !name.endsWith('.part') && name < limit).sort();
  const last = found.at(-1);
  if (last === undefined)
    throw new Error(`${store.folder} holds no base backup${until ? ' from before that moment' : ''}.`);
  return join(basesOf(store), last);
};

const unpack = (file: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const tar = spawn('tar', ['-C', folder, '--numeric-owner', '-xpf', file], { stdio: 'inherit' });
    tar.once('error', reject);
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });

/** Lays the newest base backup out in a new folder, as Postgres expects it before recovery. */
export const layOut = async (store: Store, folder: string, until?: Date): Promise<void> => {
  const base = newest(store, until);
  const key = readKey(store.keyFile);
  const plain = `${folder}.tar`;
  mkdirSync(folder, { mode: 0o700 });
  try {
    await unseal(join(base, 'data.sealed'), plain, key);
    await unpack(plain, folder);
  } finally {
    rmSync(plain, { force: true });
  }
  await unseal(join(base, 'label.sealed'), join(folder, 'backup_label'), key);
  if (!readFileSync(join(folder, 'backup_label'), 'utf8').includes('START WAL LOCATION'))
    throw new Error(`${base} has no label.`);
};
