import { LEAST_TEXTS, type SentimentTrend } from '@nivel/contracts/ai/ai-values';
import type { TeamTalk } from '@nivel/contracts/projects/team-talk';
import { sumOf } from '../forecast/sum.ts';
import { sentimentOf } from './text-sentiment.ts';

/** Texts at which a sentiment has a confidence of a half. */
const HALF_KNOWN = 10;
/** A score from which on the trend is critical, and the change that is a trend. */
const [CRITICAL_AT, CHANGE] = [-0.4, 0.15];
/** Open cards, and overdue ones, that are as much as one can bear; and what each of the two weighs. */
const [MANY_OPEN, MANY_OVERDUE] = [10, 3];
const [OPEN_SHARE, OVERDUE_SHARE] = [0.6, 0.4];

type Person = TeamTalk['people'][number];

/** The mood of somebody's texts of a period, and what may weigh on them; as in the published form, without rounding. */
export interface PersonSentiment {
  readonly userId: string | null;
  readonly score: number;
  /** Of the period before; null: too few texts. */
  readonly before: number | null;
  readonly positive: number;
  readonly negative: number;
  readonly neutral: number;
  readonly workload: number;
  readonly deadline: number;
  readonly conflicts: number;
}

const meanOf = (values: readonly number[]): number => sumOf(values) / Math.max(1, values.length);

/** Confidence by the number of texts: 0 to 1. */
export const confidenceOf = (texts: number): number => texts / (texts + HALF_KNOWN);

/** The trend of a score against the one before; without one before, only whether it is critical. */
export const trendOf = (score: number, before: number | null): SentimentTrend => {
  if (score <= CRITICAL_AT) return 'critical';
  if (before === null || Math.abs(score - before) < CHANGE) return 'stable';
  return score > before ? 'improving' : 'declining';
};

/** 0 to 1: open cards up to ten, and overdue ones up to three. */
const workloadOf = ({ open, overdue }: Person): number =>
  OPEN_SHARE * Math.min(1, open / MANY_OPEN) + OVERDUE_SHARE * Math.min(1, overdue / MANY_OVERDUE);

const deadlineOf = ({ open, overdue, due_soon: soon }: Person): number => (open === 0 ? 0 : (overdue + soon) / open);

/** The sentiments of the people with at least five texts in the period, by their places. */
export const personSentiments = ({ people, texts }: TeamTalk): ReadonlyMap<number, PersonSentiment> => {
  const written = Map.groupBy(texts, ([author]) => author);
  const found = new Map<number, PersonSentiment>();
  for (const [place, person] of people.entries()) {
    const own = written.get(place) ?? [];
    const moods = (isBefore: boolean) =>
      own.filter(([, isEarlier]) => isEarlier === isBefore).map(([, , text]) => sentimentOf(text));
    const [current, earlier] = [moods(false), moods(true)];
    if (current.length < LEAST_TEXTS) continue;
    const count = (sign: number): number => current.filter((mood) => mood.sign === sign).length;
    found.set(place, {
      userId: person.user_id,
      score: meanOf(current.map(({ score }) => score)),
      before: earlier.length < LEAST_TEXTS ? null : meanOf(earlier.map(({ score }) => score)),
      ...{ positive: count(1), negative: count(-1), neutral: count(0) },
      ...{ workload: workloadOf(person), deadline: deadlineOf(person), conflicts: person.returned },
    });
  }
  return found;
};
