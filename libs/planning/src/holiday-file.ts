import ICAL from 'ical.js';
import { calendarDayOf, isoOf, type CalendarDay } from './calendar-day.ts';
import { HolidayFileError } from './holiday-file-error.ts';
import { isExpandable } from './holiday-rule.ts';
import type { PlanSpan } from './plan.ts';

/** The most characters of a file; the calendars of whole countries over ten years are a tenth of it. */
const MOST_CHARACTERS = 1_000_000;
/** The most work over all events of a file, so that it cannot keep the page or the service busy: see `Budget`. */
const MOST_STEPS = 20_000;
/** What a repeated event costs before its first occurrence: the first search for its days is the longest. */
const STEPS_OF_A_RULE = 20;
/** The most days between the start and the end of an event, and of the move of an occurrence: ten years. */
const MOST_DAYS = 3_660;
const DAY_SECONDS = 86_400;

/** A day of an event that takes whole days. */
export interface FoundHoliday {
  /** `2026-11-25`. */
  readonly day: string;
  /** The summary of the event, `''` where it has none. */
  readonly name: string;
}

/** What a file holds. */
export interface FoundHolidays {
  /** By day, each day once. */
  readonly holidays: readonly FoundHoliday[];
  /** Events that give no day: they have a time of day, are cancelled, cannot be read, or lie outside the span. */
  readonly leftOut: number;
}

const parsed = (text: string): unknown[] => {
  try {
    const root: unknown = ICAL.parse(text);
    return Array.isArray(root) ? root : [];
  } catch {
    throw new HolidayFileError('not-a-calendar');
  }
};

/** The calendars of a file: the parser gives one by itself, and several in a list. */
const calendarsOf = (text: string): readonly InstanceType<typeof ICAL.Component>[] => {
  const root = parsed(text);
  const calendars = (typeof root[0] === 'string' ? [root] : root.filter((one): one is unknown[] => Array.isArray(one)))
    .map((calendar) => new ICAL.Component(calendar))
    .filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new HolidayFileError('not-a-calendar');
  return calendars;
};

type CalendarEvent = InstanceType<typeof ICAL.Event>;
type CalendarTime = InstanceType<typeof ICAL.Time>;

const dayOf = ({ year, month, day }: CalendarTime): CalendarDay => calendarDayOf(year, month, day);

/** The days of one occurrence; its end is the first day after it, and may be missing. */
const daysOf = (start: CalendarTime, end: CalendarTime, { start: first, finish: last }: PlanSpan): CalendarDay[] => {
  const begin = dayOf(start);
  const days = Math.max(1, dayOf(end) - begin);
  return Array.from({ length: Math.min(days, last - first + 1) }, (_, nth) => Math.max(begin, first) + nth).filter(
    (day) => day <= last && day < begin + days,
  );
};

/** Counts down the occurrences that may still be looked at and the days that they may give, over all events of a file. */
interface Budget {
  left: number;
}

const repeatedDaysOf = (event: CalendarEvent, span: PlanSpan, budget: Budget): CalendarDay[] => {
  if (!isExpandable(event.component)) return [];
  budget.left -= STEPS_OF_A_RULE;
  const days: CalendarDay[] = [];
  const occurrences = event.iterator();
  while (budget.left > 0) {
    // The types of the library leave out that a rule with an end gives none after it.
    const next: CalendarTime | null | undefined = occurrences.next();
    if (!next || dayOf(next) > span.finish) return days;
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const found = daysOf(startDate, endDate, span);
    budget.left -= 1 + found.length;
    days.push(...found);
  }
  return days;
};

const occurrencesOf = (event: CalendarEvent, span: PlanSpan, budget: Budget): CalendarDay[] => {
  if (event.isRecurring()) return repeatedDaysOf(event, span, budget);
  if (budget.left <= 0) return [];
  const days = daysOf(event.startDate, event.endDate, span);
  budget.left -= days.length;
  return days;
};

/** Whether an event has an end that can be worked out at once: the parser counts along to it, month by month. */
const isShort = (event: CalendarEvent): boolean => {
  const duration = event.component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration && !(Math.abs(duration.toSeconds()) <= MOST_DAYS * DAY_SECONDS)) return false;
  return Math.abs(dayOf(event.endDate) - dayOf(event.startDate)) <= MOST_DAYS;
};

const isCancelled = ({ component }: CalendarEvent): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';

/** The days of an event, none where it is cancelled, has a time of day, is longer than any holiday, or cannot be read. */
const wholeDaysOf = (event: CalendarEvent, span: PlanSpan, budget: Budget): CalendarDay[] => {
  try {
    const isLeftOut = isCancelled(event) || !event.startDate.isDate || !isShort(event);
    return isLeftOut ? [] : occurrencesOf(event, span, budget);
  } catch {
    return [];
  }
};

/** Whether an event can be read that moves an occurrence of another one. */
const isMove = (event: CalendarEvent): boolean => {
  try {
    return isShort(event) && Math.abs(dayOf(event.startDate) - dayOf(event.recurrenceId)) <= MOST_DAYS;
  } catch {
    return false;
  }
};

/** The events of a calendar; those that move one occurrence of a repeated event belong to it. */
const eventsOf = (calendar: InstanceType<typeof ICAL.Component>): readonly CalendarEvent[] => {
  // Without the list of moves the parser gives each event those of all others, in as many steps as their number squared.
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { exceptions: [] }));
  const repeated = new Map(
    all.flatMap((event) => (event.isRecurrenceException() ? [] : [[event.uid, event] as const])),
  );
  return all.filter((event) => {
    const of = event.isRecurrenceException() && isMove(event) ? repeated.get(event.uid) : undefined;
    of?.relateException(event);
    return of === undefined;
  });
};

/**
 * The days off in an iCalendar file (RFC 5545): each day of each event that takes whole days, repeated ones expanded.
 *
 * @param text the content of the file
 * @param span the first and the last day that are wanted
 * @throws HolidayFileError where the file is no calendar, or has more than a million characters
 */
export const holidaysInFile = (text: string, span: PlanSpan): FoundHolidays => {
  if (text.length > MOST_CHARACTERS) throw new HolidayFileError('too-big');
  const budget: Budget = { left: MOST_STEPS };
  const names = new Map<CalendarDay, string>();
  let leftOut = 0;
  for (const event of calendarsOf(text).flatMap(eventsOf)) {
    const days = wholeDaysOf(event, span, budget);
    if (days.length === 0) leftOut += 1;
    for (const day of days) names.set(day, names.get(day) || (event.summary ?? '').trim());
  }
  const holidays = [...names].sort(([one], [other]) => one - other).map(([day, name]) => ({ day: isoOf(day), name }));
  return { holidays, leftOut };
};
