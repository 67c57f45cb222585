import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { occurrenceAfter, occurrenceUpTo } from './occurrences.ts';

/** Within these days each missed card is created; before them only the last one. */
const MADE_UP_DAYS = 2;

/** The state of the newest card of a series. */
export interface RepeatStanding {
  /** The zone of the series' person. */
  readonly today: string;
  readonly isDone: boolean;
  /** The day of a next card that was created and undone; null: none. */
  readonly madeOn: string | null;
}

/** The state of a series: a card for a day, none yet, or ended. */
type Due = { readonly day: string } | 'not-yet' | 'over';

/** The day from those that were missed for which a card comes: the earliest of the last days, else the last of all. */
const missedDay = (repeats: CardRepeat, first: string, today: string): string => {
  const from = daysAfter(today, -MADE_UP_DAYS);
  if (first >= from) return first;
  const recent = occurrenceAfter(repeats, daysAfter(from, -1));
  return recent !== null && recent <= today ? recent : (occurrenceUpTo(repeats, today) ?? first);
};

const dueByDay = (repeats: CardRepeat, { today, madeOn }: RepeatStanding): Due => {
  const isMade = madeOn !== null && madeOn >= repeats.next_on;
  const next = isMade ? occurrenceAfter(repeats, madeOn) : repeats.next_on;
  if (next === null) return 'over';
  return next > today ? 'not-yet' : { day: missedDay(repeats, next, today) };
};

const dueWhenDone = (repeats: CardRepeat, { today, isDone, madeOn }: RepeatStanding): Due => {
  if (!isDone || madeOn !== null) return 'not-yet';
  const day = repeats.next_on >= today ? repeats.next_on : occurrenceAfter(repeats, daysAfter(today, -1));
  return day === null ? 'over' : { day };
};

/** Whether the next card of a series comes, and for which day. */
export const dueDay = (repeats: CardRepeat, standing: RepeatStanding): Due =>
  repeats.when === 'day' ? dueByDay(repeats, standing) : dueWhenDone(repeats, standing);
