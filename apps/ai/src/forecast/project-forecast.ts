import { LEAST_FINISHED } from '@nivel/contracts/ai/ai-values';
import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { dayAfter, daysBetween } from './days.ts';
import { estimateRange } from './estimate-range.ts';
import { fanOf } from './fan.ts';
import { pastHits } from './past-hits.ts';
import { completionDays, LAST_DAY, quantile, shareBelow } from './simulation.ts';
import { sumOf } from './sum.ts';

type Predictions = ProjectIntelligence['predictions'];

/** Days of history below which no pace is seen. */
const LEAST_DAYS = 7;

export interface ForecastSettings {
  readonly runs: number;
  readonly seed: number;
}

/** The days until yesterday: today is not over. */
export const pastDays = ({ finished }: WorkHistory): readonly number[] => finished.slice(0, -1);

/** Whether days and finished cards say enough for a simulation. */
export const isEnough = (history: readonly number[]): boolean =>
  history.length >= LEAST_DAYS && sumOf(history) >= LEAST_FINISHED;

/** The target of the project, else the last day of its open cards; null: neither is there. */
const targetOf = ({ target_on: target, cards }: WorkHistory): string | null =>
  target ??
  cards.reduce<string | null>(
    (last, [, , , , , due]) => (due !== null && (last === null || due > last) ? due : last),
    null,
  );

const dayOr = (today: string, day: number): string | null => (day > LAST_DAY ? null : dayAfter(today, day - 1));

/** Without a target: how close the bounds of 80 % are together, compared with the distance of the middle. */
const closeness = (days: Uint16Array): number =>
  1 / (1 + (quantile(days, 0.9) - quantile(days, 0.1)) / Math.max(1, quantile(days, 0.5)));

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

const nothing = {
  ...{
    runs: 0,
    estimated_completion_date: null,
    completion_confidence: null,
    dates: null,
    range: null,
    past_hits: null,
    fan: [],
  },
} satisfies Partial<Predictions>;

const fromEstimates = (work: WorkHistory, target_on: string | null): Predictions => {
  const { cards, people, today } = work;
  const range = estimateRange(
    cards.map(([, , , , , , , , hours, progress]) => ({ hours, progress })),
    people.length,
    today,
  );
  return { ...nothing, method: range === null ? 'none' : 'estimates', target_on, range };
};

/** When a project is likely to be complete, by its own pace; with too little history from estimates, and marked so. */
export const forecastOf = (work: WorkHistory, { runs, seed }: ForecastSettings): Predictions => {
  const { cards, today } = work;
  const target_on = targetOf(work);
  if (cards.length === 0) return { ...nothing, method: work.done > 0 ? 'complete' : 'none', target_on };
  const history = pastDays(work);
  if (!isEnough(history)) return fromEstimates(work, target_on);
  const simulation = { history, runs, seed };
  const days = completionDays(simulation, cards.length);
  // Complete by the end of the target, which is day 1 where it is today.
  const confidence = target_on === null ? closeness(days) : shareBelow(days, daysBetween(today, target_on) + 2);
  const at = (probability: number): string | null => dayOr(today, quantile(days, probability));
  return {
    ...{ method: 'simulation', runs },
    estimated_completion_date: at(0.5),
    completion_confidence: rounded(confidence),
    target_on,
    dates: { p50: at(0.5), p80: at(0.8), p95: at(0.95) },
    range: null,
    past_hits: pastHits(history, seed),
    fan: fanOf(simulation, cards.length, { today, last: quantile(days, 0.975) }),
  };
};
