import { execFileSync } from 'node:child_process';

/** Older commits had no such rule. */
const SINCE = '2026-11-26T00:00:00Z';
const MOST_CHARACTERS = 72;
const CONVENTIONAL = /^(build|chore|ci|docs|feat|fix|perf|refactor|style|test)(\([a-z0-9-]+\))?!?: \S/;

/** Fails when the subject of a commit is no conventional one, or longer than a line of `git log` shows. */
const subjects = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], { encoding: 'utf8' });
const wrong = subjects
  .split('\n')
  .filter((subject) => subject !== '' && !subject.startsWith('Revert '))
  .filter((subject) => subject.length > MOST_CHARACTERS || !CONVENTIONAL.test(subject));

if (wrong.length > 0) {
  process.stderr.write(
    `Subjects of commits are conventional and have at most ${MOST_CHARACTERS} characters:\n${wrong.join('\n')}\n`,
  );
  process.exitCode = 1;
}
