import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { isEnough, pastDays, type ForecastSettings } from '../forecast/project-forecast.ts';
import { finishedBy, shareBelow } from '../forecast/simulation.ts';
import { sumOf } from '../forecast/sum.ts';

/** Cards that a project is taken to finish in a week until its log says otherwise. */
const USUAL_A_WEEK = 2;
const WEEK = 7;
/** Days by which the expected pace counts like the observed one. */
const PRIOR_DAYS = 14;

/** With too little history: the observed and the usual pace, on days that are so far apart. */
const expectedDays = (history: readonly number[]): readonly number[] => {
  const perDay = (sumOf(history) + (USUAL_A_WEEK * PRIOR_DAYS) / WEEK) / (history.length + PRIOR_DAYS);
  return Array.from({ length: PRIOR_DAYS }, (_, day) => Math.floor((day + 1) * perDay) - Math.floor(day * perDay));
};

/**
 * How likely fewer cards are finished by the end of a day than a place in the order needs.
 * @param days counted from 1 for today, each once
 */
export const pressureBy = (
  work: WorkHistory,
  days: readonly number[],
  { runs, seed }: ForecastSettings,
): ((day: number, place: number) => number) => {
  const past = pastDays(work);
  const history = isEnough(past) ? past : expectedDays(past);
  const ordered = [...days].sort((a, b) => a - b);
  const sums = finishedBy({ history, runs, seed }, ordered);
  const byDay = new Map(ordered.map((day, at) => [day, sums[at] ?? new Uint32Array()]));
  return (day, place) => shareBelow(byDay.get(day) ?? new Uint32Array(1), place);
};
