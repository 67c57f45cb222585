import type { FanDay } from '@nivel/contracts/ai/project-intelligence';
import { dayAfter } from './days.ts';
import { finishedBy, LAST_DAY, quantile } from './simulation.ts';

/** Points of the fan beside today: enough for a smooth picture. */
const POINTS = 24;

/**
 * How many cards are still open on days until nearly all runs are complete.
 * @param last the day, counted from 1 for today, on which they are
 */
export const fanOf = (
  simulation: Parameters<typeof finishedBy>[0],
  open: number,
  { today, last }: { readonly today: string; readonly last: number },
): FanDay[] => {
  const until = Math.min(last, LAST_DAY);
  const steps = Math.min(POINTS, until);
  const days = Array.from({ length: steps }, (_, at) => Math.round(((at + 1) * until) / steps));
  const left = (sums: ArrayLike<number>, probability: number): number =>
    Math.max(0, open - quantile(sums, probability));
  const start: FanDay = {
    ...{ day: dayAfter(today, -1), middle: open },
    ...{ bounds_50: [open, open], bounds_80: [open, open], bounds_95: [open, open] },
  };
  const later = finishedBy(simulation, days).map((sums, at): FanDay => ({
    day: dayAfter(today, (days[at] ?? 1) - 1),
    middle: left(sums, 0.5),
    bounds_50: [left(sums, 0.75), left(sums, 0.25)],
    bounds_80: [left(sums, 0.9), left(sums, 0.1)],
    bounds_95: [left(sums, 0.975), left(sums, 0.025)],
  }));
  return [start, ...later];
};
