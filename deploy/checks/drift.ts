import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Makes every generated file anew and fails when a committed one no longer says the same.
 * Compared with the files as they lay there, not with git: an uncommitted but true file is no drift.
 */
const committed = execFileSync('git', ['ls-files', '*.generated.*', 'docs/generated'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const before = new Map(committed.map((file) => [file, read(file)]));
execFileSync('nx', ['run-many', '-t', 'generate', '--skip-nx-cache'], { stdio: ['ignore', 'ignore', 'inherit'] });
const drifted = committed.filter((file) => read(file) !== before.get(file));

if (drifted.length > 0) {
  process.stderr.write(`Generated files had drifted and were made anew; commit them:\n${drifted.join('\n')}\n`);
  process.exitCode = 1;
}
