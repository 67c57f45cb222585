import { expect, it } from '@jest/globals';
import { simulatedProjects } from '../../test/simulated-projects.ts';
import { cardRisks } from './card-risks.ts';

/** Other projects than those that the weights were fitted to; always the same ones. */
const PROJECTS = Number(process.env['PROJECTS'] ?? 60);
const RUNS = Number(process.env['FORECAST_RUNS'] ?? 300);
const SEED = 90_000_001 + 1_000_003 * (Number(process.env['PART'] ?? 1) - 1);

interface Outcome {
  readonly probability: number;
  readonly isMissed: boolean;
}

/** The share of pairs of a missed and a kept day in which the missed one had the higher probability. */
const areaUnderCurve = (outcomes: readonly Outcome[]): number => {
  const [missed, kept] = [true, false].map((is) => outcomes.filter(({ isMissed }) => isMissed === is));
  const wins = (missed ?? []).flatMap((one) =>
    (kept ?? []).map((other) =>
      one.probability === other.probability ? 0.5 : Number(one.probability > other.probability),
    ),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
};

it('ranks cards that missed their day above those that kept it, and says probabilities that are better than the base rate', () => {
  const outcomes = simulatedProjects(PROJECTS, SEED).flatMap(({ work, finishedOn }, seed) =>
    cardRisks(work, 30, { runs: RUNS, seed }).map(
      ({ milestone_id: id, risk_probability: probability, details }): Outcome => {
        // A card is finished in time on its day, which is the first for one that is due today.
        const isMissed = (finishedOn.get(id) ?? Infinity) > details.days_left + 1;
        return { probability, isMissed };
      },
    ),
  );
  const base = outcomes.filter(({ isMissed }) => isMissed).length / outcomes.length;
  const brier = outcomes.reduce((sum, { probability, isMissed }) => sum + (probability - Number(isMissed)) ** 2, 0);
  expect(outcomes.length).toBeGreaterThan(PROJECTS * 5);
  expect(areaUnderCurve(outcomes)).toBeGreaterThanOrEqual(0.75);
  expect(brier / outcomes.length).toBeLessThan(base * (1 - base) * 0.9);
});
