import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { times } from '../measuring.ts';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import { median, table } from './figures.ts';

/** A figure that the kernel gives in kB, in MB. */
const readMb = (pid: number, file: 'status' | 'smaps_rollup', field: string): number => {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(String.raw`^${field}:\s+(\d+) kB$`, 'm').exec(text)?.[1] ?? Number.NaN) / 1_024;
};

/** Resident memory of one process in MB, as the kernel counts it: all of it, or only private memory that is no part of a file. */
export const residentMb = (pid: number, field: 'VmRSS' | 'RssAnon' = 'VmRSS'): number => readMb(pid, 'status', field);

/**
 * What a process adds to the memory in use, in MB: each page divided by the number of processes that map it. About 58 MB of
 * every app are pages of Node's executable, which the machine holds once.
 */
const shareMb = (pid: number): number => readMb(pid, 'smaps_rollup', 'Pss');

/** Resident memory of each app, in MB. */
export const memoryOf = (apps: Iterable<AppProcess>): Record<string, number> =>
  Object.fromEntries([...apps].map(({ name, child }) => [name, Math.round(residentMb(child.pid))]));

const ROUNDS = 5;
/** Garbage of the start is collected by then, and no request has been made yet. */
const REST_MS = 3_000;

interface Held {
  readonly whole: number;
  readonly own: number;
  readonly share: number;
}

const heldBy = ({ child: { pid } }: AppProcess): Held => ({
  whole: residentMb(pid),
  own: residentMb(pid, 'RssAnon'),
  share: shareMb(pid),
});

/** The memory of every app at rest, restarted for each round: by app the medians, and the sums of the rounds. */
export const idleMemory = async ({ apps }: PrivateStack): Promise<string> => {
  const all = [...apps.values()];
  const rounds: Held[][] = [];
  for (const round of times(ROUNDS)) {
    if (round > 0) await Promise.all(all.map(anew));
    await pause(REST_MS);
    rounds.push(all.map(heldBy));
  }
  const middle = (nth: number, of: keyof Held): string =>
    median(rounds.map((round) => round[nth]?.[of] ?? Number.NaN)).toFixed(0);
  const sums = (of: keyof Held): string =>
    rounds.map((round) => Math.round(round.reduce((sum, held) => sum + held[of], 0))).join(', ');
  const rows = all.map(({ name }, nth) => [name, middle(nth, 'whole'), middle(nth, 'own'), middle(nth, 'share')]);
  return `${table([['at rest', 'MB', 'no part of a file', 'share'], ...rows])}
idle memory: ${sums('whole')} MB together, ${sums('share')} MB with shared pages counted once (n = ${ROUNDS})`;
};

const anew = async (app: AppProcess): Promise<void> => {
  await app.child.stop();
  await app.restart();
  await waitUntilReady(app);
};
