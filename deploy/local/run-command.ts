import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from './apps.ts';
import { keptApp } from './kept-environments.ts';
import { readLocalSettings, root } from './settings.ts';

/**
 * `npm run command -- <app> <command> [arguments]`: runs a command of an app against the house that `npm start` runs
 * (or, for commands that need only the database, last ran) on this data folder.
 */
const [name = '', command = '', ...args] = process.argv.slice(2);

const run = async (): Promise<number> => {
  const app = keptApp(readLocalSettings(process.env).data, name);
  const folder = join(root, 'dist/apps', name);
  if (!existsSync(join(folder, `${command}.js`))) {
    const known = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'main.js');
    throw new Error(
      `${name} has no command "${command}" (it has: ${known.join(', ').replaceAll('.js', '') || 'none'}).`,
    );
  }
  const child = await startApp(app, (line) => process.stdout.write(`${line}\n`), command, args);
  return (await child.exited).code ?? 1;
};

process.exitCode = await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
