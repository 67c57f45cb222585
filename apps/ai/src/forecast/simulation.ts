import { paceOf } from './pace.ts';
import { randomOf } from './random.ts';

/** The longest forecast, in days. */
export const LAST_DAY = 5 * 365;

interface Simulation {
  /** Cards that were finished on each day until yesterday, the oldest first. */
  readonly history: readonly number[];
  readonly runs: number;
  readonly seed: number;
}

/** A share of numbers in order that is at most this one; the last one for 1. */
export const quantile = (ordered: ArrayLike<number>, probability: number): number => {
  const at = Math.ceil(probability * ordered.length) - 1;
  return ordered[Math.min(ordered.length - 1, Math.max(0, at))] ?? 0;
};

/** The share of numbers in order that are below one. */
export const shareBelow = (ordered: ArrayLike<number>, value: number): number => {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low / ordered.length;
};

/** For each run the day, counted from 1 for today, on which so many cards are finished, in order; beyond `LAST_DAY` where they never are. */
export const completionDays = ({ history, runs, seed }: Simulation, open: number): Uint16Array => {
  const pace = paceOf(history, randomOf(seed));
  const days = new Uint16Array(runs);
  for (let run = 0; run < runs; run += 1) {
    pace.begin();
    let [day, finished] = [0, 0];
    while (finished < open && day <= LAST_DAY) {
      finished += pace.next();
      day += 1;
    }
    days[run] = day;
  }
  return days.sort();
};

/** How many cards are finished by some days, counted from 1 for today: of each the numbers of all runs, in order. */
export const finishedBy = ({ history, runs, seed }: Simulation, days: readonly number[]): readonly Uint32Array[] => {
  const pace = paceOf(history, randomOf(seed));
  const sums = days.map(() => new Uint32Array(runs));
  for (let run = 0; run < runs; run += 1) {
    pace.begin();
    let [day, finished] = [0, 0];
    days.forEach((until, place) => {
      while (day < until) {
        finished += pace.next();
        day += 1;
      }
      const sum = sums[place];
      if (sum !== undefined) sum[run] = finished;
    });
  }
  return sums.map((sum) => sum.sort());
};
