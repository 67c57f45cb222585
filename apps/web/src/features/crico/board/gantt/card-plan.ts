import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import { Plan, type PlanSpan } from '@nivel/planning/plan';
import { linksOf } from '@nivel/planning/link-terms';
import { usualCalendar, WorkingCalendar } from '@nivel/planning/working-calendar';
import type { Board } from '../../area/board-model/board-store.ts';

type Dates = Pick<CardRow, 'start_on' | 'due_on'>;

/** The days of a card, one where it has only one of them; null: it has none. */
export const spanOf = ({ start_on, due_on }: Dates): PlanSpan | null => {
  const [first, last] = [start_on ?? due_on, due_on ?? start_on];
  return first === null || last === null ? null : { start: calendarDay(first), finish: calendarDay(last) };
};

/** The dates of a card that comes to stand on some days; one that has a single date keeps a single one while it is one day long. */
export const datesOn = ({ start_on, due_on }: Dates, { start, finish }: PlanSpan): Partial<Dates> => {
  if (start !== finish || (start_on !== null && due_on !== null))
    return { start_on: isoOf(start), due_on: isoOf(finish) };
  return start_on === null ? { due_on: isoOf(finish) } : { start_on: isoOf(start) };
};

/** What of a bar is moved. */
export type BarPart = 'whole' | 'start' | 'finish';

/** A bar after one of its parts was moved by some days; it is never shorter than a day. */
export const barAfter = (plan: Plan, span: PlanSpan, part: BarPart, days: number): PlanSpan => {
  if (part === 'start') return { start: Math.min(span.start + days, span.finish), finish: span.finish };
  if (part === 'finish') return { start: span.start, finish: Math.max(span.finish + days, span.start) };
  return plan.shifted(span, days);
};

const isDone = ({ lists }: Pick<Board, 'lists'>, { list_id }: CardRow): boolean =>
  lists.get(list_id)?.status === 'done';

/** The days on which a project works: from Monday to Friday where it does not say. A board that was stored before there was one has none. */
export const calendarOf = (calendar: ProjectCalendar | null | undefined): WorkingCalendar =>
  calendar
    ? new WorkingCalendar({ ...calendar, holidays: calendar.holidays.map(({ day }) => calendarDay(day)) })
    : usualCalendar;

/**
 * The plan of a board: cards with dates that are not done, and what they wait for. What is done binds nobody any more. Cards
 * are pushed by those that they wait for, and never pulled.
 */
export const planOf = ({ cards, lists }: Pick<Board, 'cards' | 'lists'>, calendar = usualCalendar): Plan => {
  const planned = [...cards.values()].flatMap((card) => {
    const span = spanOf(card);
    return span && !isDone({ lists }, card) ? [{ ...card, scheduling: 'pushed' as const, ...span }] : [];
  });
  return new Plan(planned, linksOf(planned), calendar);
};
