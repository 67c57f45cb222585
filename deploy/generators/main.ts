import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { schemas } from '../migrate/schemas.generated.ts';
import { makeService } from './make-service.ts';

/** `npm run generate`: regenerates every generated file; `npm run generate -- service <name>` makes a new service before. */
const root = join(import.meta.dirname, '../..');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const renew = (...options: readonly string[]): void => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const run = spawnSync(process.execPath, [nx, 'run-many', '-t', 'generate', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('The generated files could not be renewed; what was made before is there.');
};

const [what, name, ...more] = process.argv.slice(2);
try {
  if (what === undefined) renew();
  else if (what === 'service' && name !== undefined && more.length === 0) {
    for (const path of await makeService(root, name, new Date())) say(`made ${path}`);
    // The database clients of the other services do not change.
    renew(`--exclude=${schemas.join(',')}`);
    say(
      `\napps/${name} is a service with one slice, items/: give that the noun of yours. Try it: npm test -- apps/${name}`,
    );
  } else throw new Error('Say nothing, to renew all generated files, or: npm run generate -- service <name>');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
