import { findTools, howToInstall, type Tool } from '../local/tools.ts';
import { ensureGenerated } from './ensure-generated.ts';

/** Before the tests: the programs they need are there, installed where that is allowed, or named. */
const wanted: readonly Tool[] = ['nats-server', 'redis-server', 'chromium', 'kubectl'];
const found = await findTools(wanted, (names) => process.stdout.write(`Installing ${names.join(', ')} with apt-get\n`));
const missing = wanted.filter((tool) => found[tool] === undefined);
if (missing.length > 0) {
  process.stderr.write(`${howToInstall(missing)}\n`);
  process.exitCode = 1;
}
ensureGenerated();
