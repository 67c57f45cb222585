import type { Limits } from './jest-run.ts';
import { kinds } from './kinds.ts';

/** With these options Jest does something else than run the tests once, or prints in its own format. */
const forJestAlone = [
  '--watch',
  '--watchAll',
  '--listTests',
  '--showConfig',
  '--help',
  '-h',
  '--version',
  '--json',
  '--coverage',
];

const names: readonly string[] = kinds;

/** A file of tests may take this long, and Jest this long to end after its last one: beyond it, it hangs. */
const limits: Limits = { file: 600_000, end: 30_000 };

export interface Options {
  /** Passed to each Jest. */
  readonly args: readonly string[];
  /** `--selectProjects` and its names, as the person gave them. */
  readonly selection: readonly string[];
  readonly limits: Limits;
  /** After how many minutes the whole run ends; never when left out. */
  readonly minutes: number | undefined;
  readonly isKeepingDurations: boolean;
  readonly isForJestAlone: boolean;
}

/** Reads the command line of `npm test`. @throws Error when a number or the name of a project is missing */
export const readOptions = (given: readonly string[]): Options => {
  const args: string[] = [];
  const selection: string[] = [];
  const own = new Map<string, number>();
  let isKeepingDurations = false;
  for (let at = 0; at < given.length; at += 1) {
    const arg = given[at] ?? '';
    if (arg === '--selectProjects') {
      selection.push(arg);
      // Jest would take a path behind them for one more name, and run everything.
      while (names.includes(given[at + 1] ?? '')) selection.push(given[(at += 1)] ?? '');
      if (selection.at(-1) === arg) throw new Error(`${arg} needs names of projects: ${names.join(', ')}`);
    } else if (arg === '--minutes' || arg === '--file-minutes') {
      own.set(arg, readNumber(arg, given[(at += 1)]));
    } else if (arg === '--keep-durations') isKeepingDurations = true;
    else args.push(arg);
  }
  const fileMinutes = own.get('--file-minutes');
  return {
    args,
    selection,
    limits: fileMinutes === undefined ? limits : { ...limits, file: fileMinutes * 60_000 },
    minutes: own.get('--minutes'),
    isKeepingDurations,
    isForJestAlone: args.some((arg) => forJestAlone.includes(arg.split('=')[0] ?? '')),
  };
};

const readNumber = (name: string, text: string | undefined): number => {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} needs a number of minutes, as in "${name} 10"`);
  return number;
};
