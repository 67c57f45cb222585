import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newKey, keepSecrets } from '../local/secrets.ts';
import { keptApp } from '../local/kept-environments.ts';
import { readLocalSettings } from '../local/settings.ts';
import { urlFor } from '../migrate/roles.ts';
import { takeBaseBackup, type Store } from './base-backup.ts';
import { archiveInto, recover } from './recovery.ts';

/**
 * `npm run backup -- start | take | restore <folder> [until]`: backups of the database that `npm start` runs, encrypted with a
 * key that is stored beside it (docs/runbooks/restore.md).
 */
const [act = '', given = '', until] = process.argv.slice(2);
const { data } = readLocalSettings(process.env);
const store: Store = { folder: resolve(given), keyFile: join(data, 'backup.key') };
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The superuser's connection to the Postgres that runs on the data folder. */
const adminUrl = (): string =>
  urlFor(keptApp(data, 'auth').env['DATABASE_URL'] ?? '', 'postgres', keepSecrets(data).postgres);

const start = async (): Promise<void> => {
  mkdirSync(store.folder, { recursive: true, mode: 0o700 });
  if (!existsSync(store.keyFile)) writeFileSync(store.keyFile, newKey(), { mode: 0o600 });
  if (await archiveInto(adminUrl(), store)) {
    const pid = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    // Its supervisor starts it again; connections reconnect automatically.
    process.kill(pid, 'SIGINT');
  }
  say(
    `The log goes to ${store.folder} from now on, and a base backup is the next step: npm run backup -- take ${given}`,
  );
  say(`Keep a copy of ${store.keyFile} somewhere else: nothing opens without it.`);
};

const restore = async (): Promise<void> => {
  const folder = join(data, 'postgres');
  const moment = until === undefined ? undefined : new Date(until);
  if (moment !== undefined && Number.isNaN(moment.getTime())) throw new Error(`"${until}" is no moment.`);
  if (existsSync(join(folder, 'postmaster.pid'))) throw new Error('Postgres still runs: stop Nivel first.');
  if (existsSync(folder)) {
    const aside = `${folder}.before-${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(folder, aside);
    say(`What was there lies in ${aside}.`);
  }
  await recover(store, folder, keepSecrets(data).postgres, moment);
  say('The database is back. Now: npm start, then npm run command -- auth end-all-sessions');
};

const acts: Readonly<Record<string, () => Promise<void>>> = {
  start,
  take: async () => say(`Base backup ${await takeBaseBackup(adminUrl(), store)}`),
  restore,
};
const run = acts[act];
if (run === undefined || given === '') {
  process.stderr.write('Say what and where: npm run backup -- start | take | restore <folder> [until]\n');
  process.exit(2);
}
await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
