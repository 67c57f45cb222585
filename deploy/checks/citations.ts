import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citableIn, danglingIn } from './dangling.ts';

/**
 * Fails when a text cites something that a reader of this repository alone cannot find: an id that `docs/product` does not
 * explain, a decision, page or file that is not there. Lessons and generated files are left out.
 */
const root = join(import.meta.dirname, '../..');
const TEXTS = ['*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', '*.yml', '*.sql', '*.sh', '*.prisma'];
const LEFT_OUT = /^(apps\/learning\/content|docs\/generated)\/|\.generated\.|^deploy\/checks\/dangling(\.spec)?\.ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...TEXTS], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !LEFT_OUT.test(file) && existsSync(join(root, file)));

const citable = citableIn(root);
const dangling = files.flatMap((file) => danglingIn(file, readFileSync(join(root, file), 'utf8'), citable));
if (dangling.length > 0) {
  process.stderr.write(`What is cited is not in this repository:\n${dangling.join('\n')}\n`);
  process.exitCode = 1;
}
