import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Regenerates every generated file and fails when one differs or is missing. The comparison is with the files in the work tree,
 * not with git: a generated file that is not committed yet is no drift.
 */
const said = (args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** Generated files are recognized by their name or their first line. */
const generated = (): string[] => [
  ...new Set([
    ...said(['ls-files', '--cached', '--others', '--exclude-standard', '*.generated.*', 'docs/generated']),
    ...said(['grep', '--untracked', '-l', '-F', 'Made by `npm run generate`']),
  ]),
];

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const before = new Map(generated().map((file) => [file, read(file)]));
execFileSync('nx', ['run-many', '-t', 'generate', '--skip-nx-cache'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = [...new Set([...before.keys(), ...generated()])];
const drifted = after.filter((file) => read(file) !== (before.get(file) ?? ''));

if (drifted.length > 0) {
  process.stderr.write(`Generated files had drifted and were made anew; commit them:\n${drifted.join('\n')}\n`);
  process.exitCode = 1;
}
