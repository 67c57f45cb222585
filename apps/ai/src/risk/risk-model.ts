import type { RiskFactor, RiskLevel } from '@nivel/contracts/ai/ai-values';

/** The data of a card that has a day. */
export interface RiskSigns {
  /** The share of runs in which too few cards are finished by its day. */
  readonly pressure: number;
  readonly daysLeft: number;
  readonly isBlocked: boolean;
  /** Open cards that it waits for. */
  readonly openDependencies: number;
  /** Weeks that its assignee needs for their open cards; 0 without one. */
  readonly weeksOfAssignee: number;
  readonly isBegun: boolean;
  readonly daysUntouched: number;
}

/**
 * Fitted by logistic regression to cards of 200 simulated projects (`test/simulated-projects.ts`) other than those that the test
 * ranks; `risk-ranking.spec.ts` holds what that gives.
 */
const WEIGHTS = { base: -1.12, pressure: 0.3, blocked: 1.25, dependency: 1.27, workload: 0.14, staleness: 1.47 };
/** No simulation is surer than this. */
const SUREST = 0.995;
const MOST_DEPENDENCIES = 3;
const MOST_WEEKS = 12;
/** A card that was begun is looked after within days; beyond them every further one says more, up to a bound. */
const [TOUCHED_WITHIN, MOST_UNTOUCHED] = [7, 28];

const logit = (share: number): number => Math.log(share / (1 - share));

/** What each sign adds to the odds, as a logarithm. */
const shifts = (signs: RiskSigns): Readonly<Record<Exclude<RiskFactor, 'overdue'>, number>> => {
  const pressure = Math.min(SUREST, Math.max(1 - SUREST, signs.pressure));
  const stale = Math.min(MOST_UNTOUCHED, signs.daysUntouched) - TOUCHED_WITHIN;
  return {
    deadline_pressure: WEIGHTS.pressure * logit(pressure),
    blocked: signs.isBlocked ? WEIGHTS.blocked : 0,
    dependencies: WEIGHTS.dependency * Math.min(MOST_DEPENDENCIES, signs.openDependencies),
    workload: WEIGHTS.workload * Math.min(MOST_WEEKS, signs.weeksOfAssignee),
    staleness: signs.isBegun ? (WEIGHTS.staleness * Math.max(0, stale)) / (MOST_UNTOUCHED - TOUCHED_WITHIN) : 0,
  };
};

export interface Risk {
  readonly probability: number;
  /** What each factor contributes: shares of 1, or all 0 where nothing speaks for a risk. */
  readonly factors: Readonly<Record<RiskFactor, number>>;
}

/** What a day that every run meets takes from the odds; shares are counted from there. */
const ANY_PRESSURE = logit(SUREST);

const sharesOf = (weights: Readonly<Record<Exclude<RiskFactor, 'overdue'>, number>>): Risk['factors'] => {
  // Any pressure counts, also where it alone would not decide.
  const pressure = weights.deadline_pressure + WEIGHTS.pressure * ANY_PRESSURE;
  const raised = { ...weights, deadline_pressure: Math.max(0, pressure), overdue: 0 };
  const sum = Object.values(raised).reduce((all, one) => all + one, 0);
  const share = (factor: RiskFactor): number => (sum === 0 ? 0 : Math.round((raised[factor] / sum) * 100) / 100);
  return {
    deadline_pressure: share('deadline_pressure'),
    overdue: 0,
    blocked: share('blocked'),
    dependencies: share('dependencies'),
    workload: share('workload'),
    staleness: share('staleness'),
  };
};

const none = { deadline_pressure: 0, overdue: 0, blocked: 0, dependencies: 0, workload: 0, staleness: 0 };

/** How likely a card misses its day. One whose day is over has missed it. */
export const riskOf = (signs: RiskSigns): Risk => {
  if (signs.daysLeft < 0) return { probability: 1, factors: { ...none, overdue: 1 } };
  const weights = shifts(signs);
  const odds = Object.values(weights).reduce((sum, one) => sum + one, WEIGHTS.base);
  return { probability: Math.round(1_000 / (1 + Math.exp(-odds))) / 1_000, factors: sharesOf(weights) };
};

/** From which probability on a risk has a level. */
const levels = [
  ['critical', 0.8],
  ['high', 0.6],
  ['medium', 0.35],
] as const;

export const levelOf = (probability: number): RiskLevel => levels.find(([, from]) => probability >= from)?.[0] ?? 'low';
