import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { calendarDay } from '@nivel/planning/calendar-day';
import { spanOf } from '@nivel/planning/card-dates';
import type { Plan, PlanSpan } from '@nivel/planning/plan';
import type { WorkingCalendar } from '@nivel/planning/working-calendar';

/** A card that is due on a day. */
export type DueCard = CardRow & { readonly due_on: string };

export const isDue = (card: CardRow): card is DueCard => card.due_on !== null;

/**
 * The dates of a card with a new due day. A card with a start keeps its number of working days; if that is undefined, as on a
 * day off, it keeps its length.
 */
export const spanDueOn = (
  { plan, calendar }: { readonly plan: Plan; readonly calendar: WorkingCalendar },
  card: CardRow,
  day: string,
): PlanSpan => {
  const finish = calendarDay(day);
  const span = spanOf(card) ?? { start: finish, finish };
  const length = plan.lengthOf(span);
  if (span.start === span.finish) return { start: finish, finish };
  if (length === 0 || !calendar.isWorking(finish)) return { start: span.start + finish - span.finish, finish };
  return { start: calendar.workingDayAt(calendar.workingDaysBefore(finish + 1) - length), finish };
};

/** The cards that fit into a cell, always including the focused card. */
export const shownOf = (cards: readonly DueCard[], most: number, focused: string | null): readonly DueCard[] => {
  const first = cards.slice(0, most);
  const card = cards.slice(most).find(({ id }) => id === focused);
  return card ? [...first.slice(0, -1), card] : first;
};
