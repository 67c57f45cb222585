import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { calendarDay, type CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';

/** The number of days of a card without a deadline. */
export const OPEN_DAYS = 30;
/** A card due within this number of days is due soon. */
const SOON_DAYS = 3;

type Dates = Pick<CardRow, 'start_on' | 'due_on'>;

/** The days of a card: to its deadline, or 30 from its start where it has none; without both from today on. */
export const openSpanOf = ({ start_on, due_on }: Dates, today: CalendarDay): PlanSpan => {
  const finish = due_on === null ? null : calendarDay(due_on);
  const start = start_on === null ? (finish ?? today) : calendarDay(start_on);
  return { start, finish: finish ?? start + OPEN_DAYS - 1 };
};

/** How many days are left where a card is due soon; null where it is not, or is late already. */
export const soonIn = ({ due_on }: Pick<Dates, 'due_on'>, today: CalendarDay): number | null => {
  const left = due_on === null ? -1 : calendarDay(due_on) - today;
  return left >= 0 && left <= SOON_DAYS ? left : null;
};
