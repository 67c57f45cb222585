import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../local/settings.ts';
import { readPart } from '../part.ts';
import { kindOf } from '../tests/kinds.ts';
import { breaks, type Break } from './breaks.ts';

/**
 * `npm run breaks [-- --only TEXT] [-- --part 2/5]`: breaks the product on purpose, line by line, and reports the breaks that
 * no test notices. It runs all breaks, those that contain TEXT, or every fifth from the second on. It works on a copy of the
 * commit, so that an interrupted run leaves nothing broken.
 */
const { values: args } = parseArgs({
  options: { only: { type: 'string', default: '' }, part: { type: 'string', default: '1/1' } },
});
const part = readPart(args.part);
if (part === null) throw new Error('A part is given as 2/5.');
/** At most this many breaks may stay unseen. */
const UNSEEN_MOST = 2;
/** A run that takes longer is hanging, and that is seen too. */
const LONGEST_MS = 300_000;

const chosen = breaks
  .filter(({ what, file }) => `${what} ${file}`.includes(args.only))
  .filter((_, at) => at % part.of === part.nth - 1);
if (chosen.length === 0) throw new Error('No break is chosen.');

const copy = mkdtempSync(join(tmpdir(), 'nivel-breaks-'));

/** Links to the installed packages; those of the workspace lead into the copy, because their links are relative. */
const makeCopy = (): void => {
  execFileSync('git', ['worktree', 'add', '--quiet', '--force', '--detach', copy], { cwd: root });
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  for (const generated of readGenerated()) execFileSync('cp', ['-a', '--parents', generated, copy], { cwd: root });
};

/** Generated files that are not committed, such as the data clients. */
const readGenerated = (): string[] =>
  execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', 'apps'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.startsWith('apps/') && !path.includes('node_modules'));

const removeCopy = (): void => {
  rmSync(copy, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
};

const isGreen = (spec: string): boolean => {
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const what = ['--ci', '--selectProjects', kindOf(spec), '--runTestsByPath', spec];
  const { status } = spawnSync(process.execPath, [...jest, ...what], {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST_MS,
  });
  return status === 0;
};

const isSeen = ({ file, from, to, spec }: Break): boolean => {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  try {
    return !isGreen(spec);
  } finally {
    writeFileSync(path, whole);
  }
};

const unseen: string[] = [];
try {
  makeCopy();
  for (const spec of new Set(chosen.map((one) => one.spec)))
    if (!isGreen(spec)) throw new Error(`${spec} is red although nothing is broken.`);
  for (const one of chosen) {
    const seen = isSeen(one);
    if (!seen) unseen.push(one.what);
    process.stdout.write(`${seen ? 'seen    ' : 'NOT SEEN'}  ${one.what} (${one.spec})\n`);
  }
} finally {
  removeCopy();
}
process.stdout.write(`${chosen.length - unseen.length} of ${chosen.length} breaks turn a test red\n`);
process.exitCode = unseen.length > UNSEEN_MOST ? 1 : 0;
