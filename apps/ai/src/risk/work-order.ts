import type { OpenCard, WorkHistory } from '@nivel/contracts/projects/work-history';
import { daysBetween } from '../forecast/days.ts';

/** Days by which a card is taken up as if it were due earlier. */
const EARLIER = { critical: 14, high: 9, medium: 5, low: 0 };
const EARLIER_WHEN_BEGUN = 11;
/** A card without a day is taken up as if it were due then. */
const DAYS_WITHOUT_DUE = 40;
/** One that is due so many days earlier is taken up first nearly three times as often. */
const SPREAD_DAYS = 12;
/** Days beyond which it makes no difference any more. */
const [EARLIEST, LATEST] = [-10, 60];

const weightOf = ([, , status, priority, , due]: OpenCard, today: string): number => {
  const left = due === null ? DAYS_WITHOUT_DUE : Math.max(EARLIEST, Math.min(LATEST, daysBetween(today, due)));
  const days = left - EARLIER[priority] - (status === 'todo' ? 0 : EARLIER_WHEN_BEGUN);
  return Math.exp(-days / SPREAD_DAYS);
};

/**
 * For each open card how many are done before it on average, where cards that are due soon, important or started are taken up
 * first, but not always: each pair is decided by the weights of the two (Bradley and Terry).
 */
export const cardsBefore = ({ cards, today }: Pick<WorkHistory, 'cards' | 'today'>): readonly number[] => {
  const weights = Float64Array.from(cards, (card) => weightOf(card, today));
  // Weights are of whole days, so that there are few of them.
  const counts = new Map<number, number>();
  for (const weight of weights) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  return Array.from(weights, (own) => {
    // The card itself is among them, and counts as a half.
    let before = -0.5;
    for (const [other, count] of counts) before += (count * other) / (own + other);
    return Math.round(before);
  });
};
