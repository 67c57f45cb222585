import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@nivel/process/ports';
import { startPostgres } from '@nivel/process/postgres';
import { withClient } from '@nivel/platform/with-client';
import { layOut, type Store } from './base-backup.ts';

const command = (act: 'keep' | 'fetch', { folder, keyFile }: Store): string => {
  const words = [process.execPath, join(import.meta.dirname, 'archive.ts'), act, folder, keyFile];
  return [...words.map((word) => `"${word}"`), '"%p"', '"%f"'].join(' ');
};

/** A quiet database archives its log after this long too: the loss that is allowed. */
const ARCHIVE_SECONDS = 60;

/**
 * Configures a Postgres to archive its log into the store from its next start on. The store belongs to Postgres's user, because
 * Postgres writes to it.
 * @returns whether the server has to be restarted first
 */
export const archiveInto = (adminUrl: string, store: Store): Promise<boolean> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ folder: string; mode: string }>(
      `SELECT current_setting('data_directory') AS folder, current_setting('archive_mode') AS mode`,
    );
    const { uid, gid } = statSync(rows[0]?.folder ?? '');
    for (const path of [store.folder, store.keyFile]) chownSync(path, uid, gid);
    const settings = {
      archive_mode: 'on',
      archive_timeout: `${ARCHIVE_SECONDS}`,
      archive_command: command('keep', store),
    };
    for (const [name, value] of Object.entries(settings))
      await client.query(`ALTER SYSTEM SET ${name} = ${client.escapeLiteral(value)}`);
    await client.query('SELECT pg_reload_conf()');
    return rows[0]?.mode !== 'on';
  });

/**
 * Restores a database from its store into `folder`, which must not exist: to the last archived moment, or to `until`. Postgres
 * does the recovery; when this returns, the server has shut down cleanly and the folder is complete.
 */
export const recover = async (store: Store, folder: string, password: string, until?: Date): Promise<void> => {
  if (existsSync(folder)) throw new Error(`${folder} is still there; move it away first.`);
  const fresh = `${folder}.restored`;
  await layOut(store, fresh, until);
  const { uid, gid } = statSync(store.folder);
  const target =
    until === undefined
      ? []
      : [`recovery_target_time = '${until.toISOString()}'`, `recovery_target_action = 'promote'`];
  const settings = [`restore_command = '${command('fetch', store)}'`, ...target];
  appendFileSync(join(fresh, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(fresh, 'recovery.signal'), '');
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${uid}:${gid}`, fresh]);
  const server = await startPostgres({ folder: fresh, port: await freePort(), password, durable: true });
  await server.stop(60_000);
  forgetTarget(join(fresh, 'postgresql.auto.conf'), settings);
  renameSync(fresh, folder);
};

/** Settings of this recovery alone must not affect the next one. */
const forgetTarget = (file: string, settings: readonly string[]): void => {
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !settings.includes(line)).join('\n'));
};
