import { mitigations, MOST_RISKS, riskFactors, type Mitigation, type RiskFactor } from '@nivel/contracts/ai/ai-values';
import type { RiskPrediction } from '@nivel/contracts/ai/risk-prediction';
import type { OpenCard, WorkHistory } from '@nivel/contracts/projects/work-history';
import { daysBetween } from '../forecast/days.ts';
import type { ForecastSettings } from '../forecast/project-forecast.ts';
import { sumOf } from '../forecast/sum.ts';
import { personLoads, type PersonLoad } from './person-loads.ts';
import { pressureBy } from './pressure.ts';
import { levelOf, riskOf, type Risk, type RiskSigns } from './risk-model.ts';
import { cardsBefore } from './work-order.ts';

/** What each factor asks for, the first first. */
const remedies: Readonly<Record<RiskFactor, readonly Mitigation[]>> = {
  deadline_pressure: ['do_first', 'move_due_date', 'split'],
  overdue: ['move_due_date', 'do_first', 'split'],
  blocked: ['remove_blocker'],
  dependencies: ['finish_dependencies'],
  workload: ['reassign'],
  staleness: ['check_in'],
};
/** Below this a factor decides nothing. */
const LEAST_SHARE = 0.1;
/** How much of a probability counts, by what the card matters. */
const importance = { critical: 1, high: 0.85, medium: 0.7, low: 0.5 };
/** Finished cards that say half of what can be known. */
const HALF_KNOWN = 10;

/** What can be done, by the strongest factors first. */
const suggestionsOf = (factors: Risk['factors']): RiskPrediction['mitigation_suggestions'] => {
  const strongest = riskFactors
    .filter((factor) => factors[factor] >= LEAST_SHARE)
    .sort((one, other) => factors[other] - factors[one]);
  const codes = [...new Set(strongest.flatMap((factor) => remedies[factor]))];
  return codes.map((code) => ({ action: mitigations[code], code }));
};

/** How much a history says, by the cards that were finished in it. */
export const knownShare = (finished: readonly number[]): number => {
  const count = sumOf(finished);
  return Math.round((count / (count + HALF_KNOWN)) * 100) / 100;
};

const NOBODY: PersonLoad = { open: 0, weeks: 0 };

const signsOf = (
  card: OpenCard,
  { today, due, load }: { today: string; due: string; load: PersonLoad },
): Omit<RiskSigns, 'pressure'> => {
  const [, , status, , , , isBlocked, changed, , , waitsFor] = card;
  return {
    ...{ daysLeft: daysBetween(today, due), isBlocked, openDependencies: waitsFor.length },
    ...{
      weeksOfAssignee: load.weeks,
      isBegun: status !== 'todo',
      daysUntouched: Math.max(0, daysBetween(changed, today)),
    },
  };
};

/** The risks of all open cards that are due within the horizon, the highest first. */
export const cardRisks = (work: WorkHistory, horizonDays: number, settings: ForecastSettings): RiskPrediction[] => {
  const { cards, today, finished } = work;
  const due = cards.flatMap((card, place) => {
    const day = card[5];
    return day !== null && daysBetween(today, day) <= horizonDays ? [{ card, place, due: day }] : [];
  });
  const days = new Set(due.flatMap((one) => Math.max(0, daysBetween(today, one.due)) + 1));
  const pressure = pressureBy(work, [...days], settings);
  const before = cardsBefore(work);
  const [confidence, load] = [knownShare(finished), personLoads(work)];
  return due
    .map(({ card, place, due: day }): RiskPrediction => {
      const [id, , , priority, assignee] = card;
      const own = assignee === null ? NOBODY : (load[assignee] ?? NOBODY);
      const signs = signsOf(card, { today, due: day, load: own });
      const left = Math.max(0, signs.daysLeft) + 1;
      const cards_before = before[place] ?? 0;
      const { probability, factors } = riskOf({ ...signs, pressure: pressure(left, cards_before + 1) });
      return {
        ...{ milestone_id: id, due_on: day, risk_level: levelOf(probability), risk_probability: probability },
        risk_score: Math.round(100 * probability * importance[priority]),
        confidence_level: confidence,
        risk_factors: factors,
        details: {
          ...{ days_left: signs.daysLeft, cards_before, open_dependencies: signs.openDependencies },
          ...{ open_cards_of_assignee: own.open, days_untouched: signs.daysUntouched },
        },
        mitigation_suggestions: suggestionsOf(factors),
      };
    })
    .sort(
      (one, other) =>
        other.risk_probability - one.risk_probability ||
        other.risk_score - one.risk_score ||
        one.due_on.localeCompare(other.due_on) ||
        one.milestone_id.localeCompare(other.milestone_id),
    )
    .slice(0, MOST_RISKS);
};
