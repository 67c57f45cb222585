import { dayAfter } from './days.ts';

/** Hours of a day that go into cards. */
const HOURS_A_DAY = 6;
/**
 * Estimated work takes from three quarters to twice as long: the usual error of estimates (McConnell's cone, at requirements).
 */
const [LEAST, MOST] = [0.75, 2];
const WORKDAYS = 5;
const WEEK = 7;

interface EstimatedCard {
  readonly hours: number | null;
  /** 0 to 100. */
  readonly progress: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * When open cards are done by their estimates, as a range; a card without one is like the middle one.
 * @param people who works on them, at least one
 * @returns null where no card is estimated
 */
export const estimateRange = (
  cards: readonly EstimatedCard[],
  people: number,
  today: string,
): { readonly from: string; readonly to: string } | null => {
  const known = cards.flatMap(({ hours }) => (hours !== null && hours > 0 ? [hours] : []));
  if (known.length === 0) return null;
  const usual = median(known);
  const hours = cards.reduce((sum, card) => sum + (card.hours ?? usual) * (1 - card.progress / 100), 0);
  const days = (hours / HOURS_A_DAY / Math.max(1, people)) * (WEEK / WORKDAYS);
  return { from: dayAfter(today, Math.ceil(days * LEAST)), to: dayAfter(today, Math.ceil(days * MOST)) };
};
