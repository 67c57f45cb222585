import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const clientOf = (app: string): string => join(root, 'apps', app, 'src/generated/prisma/client.ts');

/** Whether a service's database client was made from the schema as it is now. */
const isCurrent = (app: string): boolean => {
  const schema = join(root, 'apps', app, 'prisma/schema.prisma');
  const client = clientOf(app);
  return !existsSync(schema) || (existsSync(client) && statSync(client).mtimeMs >= statSync(schema).mtimeMs);
};

/** Makes the database clients that are missing or older than their schema; without them nothing compiles. */
export const ensureGenerated = (): void => {
  const stale = readdirSync(join(root, 'apps')).filter((app) => !isCurrent(app));
  if (stale.length === 0) return;
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const args = [nx, 'run-many', '-t', 'generate', '-p', ...stale, '--output-style', 'static'];
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  if (run.status !== 0) throw new Error(`The database clients could not be made:\n${run.stdout}${run.stderr}`);
  // A client out of Nx's cache is as old as when it was made.
  for (const app of stale) utimesSync(clientOf(app), new Date(), new Date());
};
