// Without a schema, so that a page may load it that loads none.

/** Sorted from the lowest. */
export const riskLevels = ['low', 'medium', 'high', 'critical'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** The factors that make a card miss its day. */
export const riskFactors = [
  'deadline_pressure',
  'overdue',
  'blocked',
  'dependencies',
  'workload',
  'staleness',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

/** Recommendations against a risk, in the documented language; pages show their own words by the code. */
export const mitigations = {
  move_due_date: 'Move the due date to a day that the pace of the project makes likely',
  do_first: 'Work on this card before the others',
  remove_blocker: 'Remove what blocks the card',
  finish_dependencies: 'Finish the cards that this one waits for first',
  reassign: 'Give the card to somebody with fewer open cards',
  check_in: 'Ask how the card stands: nobody has touched it for a while',
  split: 'Split the card and deliver a part of it on the day',
} as const;
export type Mitigation = keyof typeof mitigations;

/** The recommendations for a project as a whole. */
export const recommendations = {
  cut_scope: 'Take cards out of the scope or move the target date',
  unblock_cards: 'Remove what blocks cards',
  handle_overdue: 'Give overdue cards a new day or finish them',
  balance_load: 'Spread open cards more evenly over the team',
  limit_started: 'Finish cards before others are started',
  review_reopened: 'Find out why finished cards are opened again',
  set_due_dates: 'Give open cards a due date',
  estimate_cards: 'Estimate open cards until there is enough history',
} as const;
export type Recommendation = keyof typeof recommendations;

export const velocityTrends = ['increasing', 'decreasing', 'stable'] as const;
export type VelocityTrend = (typeof velocityTrends)[number];

/** How a completion date was found; `none` where there is too little to say one. */
export const forecastMethods = ['simulation', 'estimates', 'none', 'complete'] as const;

export const insightTypes = ['risk', 'sentiment', 'prediction', 'recommendation'] as const;
/** The rules that make insights. */
export const insightKinds = ['risk', 'confidence', 'velocity', 'sentiment'] as const;

/** The maximum of a list of risks; the highest ones are kept. */
export const MOST_RISKS = 200;
/** Days to look ahead by default. */
export const USUAL_HORIZON_DAYS = 30;
export const LONGEST_HORIZON_DAYS = 365;
/** Finished cards below which a forecast has too little data. */
export const LEAST_FINISHED = 10;
/** A completion confidence below this is a low one. */
export const LOW_CONFIDENCE = 0.5;
/** Days for which a person does not see an insight they marked as not useful: the period of the figures. */
export const HIDDEN_DAYS = 90;

/** Against the period before; `critical` whatever it was before. */
export const sentimentTrends = ['improving', 'stable', 'declining', 'critical'] as const;
export type SentimentTrend = (typeof sentimentTrends)[number];
/** Hours that a sentiment is read from by default, and at most. */
export const USUAL_SENTIMENT_HOURS = 24;
export const LONGEST_SENTIMENT_HOURS = 720;
/** Texts of a person below which no sentiment is shown. */
export const LEAST_TEXTS = 5;
/** People, beside the caller, below which no mean is shown. */
export const LEAST_PEOPLE = 3;
