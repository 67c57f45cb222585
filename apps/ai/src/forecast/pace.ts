import type { Random } from './random.ts';

/** Days that are drawn together, so that the rhythm of a week and short bursts stay. */
const WEEK = 7;
/** Days of history from which on whole weeks are drawn; of fewer, days are. */
const LEAST_FOR_WEEKS = 28;
/**
 * How many of the blocks a run draws as its own history. A dozen weeks vary less than the team does, and their ends are thinner than
 * those of few samples should be (Student): with fewer of them the bounds of 80 % hold in 80 % of simulated projects.
 */
const DRAWN_SHARE = 0.75;

/** What a team brings in day by day, as its history lets one expect. */
interface Pace {
  /** Begins another run: another guess at what the team can do. */
  readonly begin: () => void;
  /** Cards that are finished on the next day of the run. */
  readonly next: () => number;
}

/**
 * Draws the days to come from those of the history, which end yesterday, so that a drawn week starts with the weekday of today.
 * Each run draws its own history from the given one before, for that is a sample too: ninety days measure a team's pace only so
 * exactly, and distant dates depend on it more than on chance (a bootstrap of blocks, twice).
 */
export const paceOf = (history: readonly number[], random: Random): Pace => {
  const length = history.length >= LEAST_FOR_WEEKS ? WEEK : 1;
  const blocks = Math.floor(history.length / length);
  const first = history.length - blocks * length;
  const counts = Uint16Array.from(history.slice(first));
  const drawn = new Uint16Array(Math.max(1, Math.round(blocks * DRAWN_SHARE)));
  let [block, day] = [0, length];
  return {
    begin: () => {
      for (let at = 0; at < drawn.length; at += 1) drawn[at] = Math.floor(random() * blocks) * length;
      day = length;
    },
    next: () => {
      if (day === length) [block, day] = [drawn[Math.floor(random() * drawn.length)] ?? 0, 0];
      const count = counts[block + day] ?? 0;
      day += 1;
      return count;
    },
  };
};
