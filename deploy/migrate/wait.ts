import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrl } from './given.ts';
import { missingMigrations } from './migrations.ts';

/**
 * `wait <service>`: exits when the service's schema has every migration of this release. It runs as an init container before
 * each new pod of the service, so that no process of a release uses tables of the previous one.
 */
const EVERY_MS = 1_000;
const [service = ''] = process.argv.slice(2);
const url = databaseUrl('DATABASE_URL');
if (service === '') throw new Error('Say whose migrations: DATABASE_URL=… wait <service>');

/**
 * The missing migrations, in words; undefined when none is missing. A database that cannot be read yet is another reason to
 * wait.
 */
const missing = async (): Promise<string | undefined> => {
  try {
    const names = await missingMigrations(url, join(import.meta.dirname, '../..'), service);
    return names.length === 0 ? undefined : `missing: ${names.join(', ')}`;
  } catch (error) {
    return (error as Error).message;
  }
};

let told: string | undefined;
for (let reason = await missing(); reason !== undefined; reason = await missing()) {
  if (reason !== told) process.stdout.write(`${service} waits for its migrations: ${reason}\n`);
  told = reason;
  await pause(EVERY_MS);
}
process.stdout.write(`${service} has every migration of this release\n`);
