import { finishedBy, quantile } from './simulation.ts';
import { sumOf } from './sum.ts';

/** Each try foretells as many days. */
const AHEAD = 14;
/** Days of history that an attempt needs. */
const LEAST_BEFORE = 28;
/** A try says something only roughly: fewer runs do. */
const RUNS = 400;

interface PastHits {
  readonly hits: number;
  readonly tries: number;
}

/**
 * Forecasts two weeks of the past from what was known before them, one after the other, and counts how often the result was
 * within the bounds of 80 %. Null where the history is too short for one try.
 */
export const pastHits = (history: readonly number[], seed: number): PastHits | null => {
  let [hits, tries] = [0, 0];
  for (let end = history.length; end - AHEAD >= LEAST_BEFORE; end -= AHEAD) {
    const known = history.slice(0, end - AHEAD);
    const came = sumOf(history.slice(end - AHEAD, end));
    const [sums = []] = finishedBy({ history: known, runs: RUNS, seed }, [AHEAD]);
    tries += 1;
    if (came >= quantile(sums, 0.1) && came <= quantile(sums, 0.9)) hits += 1;
  }
  return tries === 0 ? null : { hits, tries };
};
