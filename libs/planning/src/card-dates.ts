import { calendarDay, isoOf } from './calendar-day.ts';
import type { PlanSpan } from './plan.ts';

/** The days of a card as it holds them, `2026-11-25`; either may be missing. */
export interface CardDates {
  readonly start_on: string | null;
  readonly due_on: string | null;
}

/** The days of a card, one where it has only one of them; null: it has none. */
export const spanOf = ({ start_on, due_on }: CardDates): PlanSpan | null => {
  const [first, last] = [start_on ?? due_on, due_on ?? start_on];
  return first === null || last === null ? null : { start: calendarDay(first), finish: calendarDay(last) };
};

/** The dates of a card that moves to certain days; one that has a single date keeps a single one while it is one day long. */
export const datesOn = ({ start_on, due_on }: CardDates, { start, finish }: PlanSpan): Partial<CardDates> => {
  if (start !== finish || (start_on !== null && due_on !== null))
    return { start_on: isoOf(start), due_on: isoOf(finish) };
  return start_on === null ? { due_on: isoOf(finish) } : { start_on: isoOf(start) };
};
