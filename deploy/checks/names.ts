import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crowdedAmong, doublesAmong, misnamedIn } from './misnamed.ts';

/**
 * Fails when a class of an app has another name than its file, kind included. In the folders listed below it also fails when
 * two files have one name or a folder holds too many.
 */
const root = join(import.meta.dirname, '../..');
const AREAS = ['apps/projects/src/', 'apps/web/src/features/crico/'];
const GENERATED = /\/generated\/|\.gen(erated)?\.tsx?$/;

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/src/*.ts', 'apps/*/src/*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && !GENERATED.test(path) && existsSync(join(root, path)));

const faults = [
  ...paths.flatMap((path) => misnamedIn({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...AREAS.flatMap((area) => {
    const own = paths.filter((path) => path.startsWith(area));
    return [...doublesAmong(own), ...crowdedAmong(own)];
  }),
];
if (faults.length > 0) {
  process.stderr.write(`Names that lead nowhere:\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
