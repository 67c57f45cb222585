import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR, passwordVariable } from '../identities/broker-config.ts';
import { services } from '../services/services.generated.ts';
import { startApp } from './apps.ts';
import { keptApp } from './kept-environments.ts';
import { keepSecrets } from './secrets.ts';
import { readLocalSettings, root, type LocalSettings } from './settings.ts';

/**
 * `npm run command -- <app> <command> [arguments]`: runs a command of an app against the product that `npm start` runs
 * (or, for commands that need only the database, last ran) on this data folder.
 */
const [name = '', command = '', ...args] = process.argv.slice(2);

/** Some commands publish again what other services once published; the broker lets the operator do that, and no service. */
const asOperator = ({ data, given }: LocalSettings): Record<string, string> => {
  const isFor = services.some((service) => service.name === name && service.asOperator.includes(command));
  if (!isFor) return {};
  const password = given.nats ? process.env[passwordVariable(OPERATOR)] : keepSecrets(data).logins.broker[OPERATOR];
  return password === undefined ? {} : { NATS_USER: OPERATOR, NATS_PASSWORD: password };
};

const run = async (): Promise<number> => {
  const settings = readLocalSettings(process.env);
  const app = keptApp(settings.data, name);
  const folder = join(root, 'dist/apps', name);
  if (!existsSync(join(folder, `${command}.js`))) {
    const known = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'main.js');
    throw new Error(
      `${name} has no command "${command}" (it has: ${known.join(', ').replaceAll('.js', '') || 'none'}).`,
    );
  }
  const child = await startApp(
    { ...app, env: { ...app.env, ...asOperator(settings) } },
    (line) => process.stdout.write(`${line}\n`),
    command,
    args,
  );
  return (await child.exited).code ?? 1;
};

process.exitCode = await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
