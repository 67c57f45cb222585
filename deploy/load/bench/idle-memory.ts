import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { times } from '../measuring.ts';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import { median, table } from './figures.ts';

/** Resident memory of one process in MB, as the kernel counts it: all of it, or only what is its own and no part of a file. */
export const residentMb = (pid: number, field: 'VmRSS' | 'RssAnon' = 'VmRSS'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(String.raw`^${field}:\s+(\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN) / 1_024;
};

/** Resident memory of each app, in MB. */
export const memoryOf = (apps: Iterable<AppProcess>): Record<string, number> =>
  Object.fromEntries([...apps].map(({ name, child }) => [name, Math.round(residentMb(child.pid))]));

const ROUNDS = 5;
/** What a start leaves behind is gone by then, and nothing has been asked yet. */
const REST_MS = 3_000;

/** What every app holds at rest, started anew for each round: by app the medians, and the sums of the rounds. */
export const idleMemory = async ({ apps }: PrivateStack): Promise<string> => {
  const all = [...apps.values()];
  const rounds: { whole: number; own: number }[][] = [];
  for (const round of times(ROUNDS)) {
    if (round > 0) await Promise.all(all.map(anew));
    await pause(REST_MS);
    rounds.push(all.map(({ child }) => ({ whole: residentMb(child.pid), own: residentMb(child.pid, 'RssAnon') })));
  }
  const middle = (nth: number, of: 'whole' | 'own'): string =>
    median(rounds.map((round) => round[nth]?.[of] ?? Number.NaN)).toFixed(0);
  const sums = rounds.map((round) => Math.round(round.reduce((sum, { whole }) => sum + whole, 0)));
  const rows = all.map(({ name }, nth) => [name, middle(nth, 'whole'), middle(nth, 'own')]);
  return `${table([['at rest', 'MB', 'no part of a file'], ...rows])}\nidle memory: ${sums.join(', ')} MB together (n = ${ROUNDS})`;
};

const anew = async (app: AppProcess): Promise<void> => {
  await app.child.stop();
  await app.restart();
  await waitUntilReady(app);
};
