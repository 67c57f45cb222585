import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { calendarDay, mondayOf } from '@nivel/planning/calendar-day';
import {
  MOST_EVERY,
  MOST_OCCURRENCES,
  repeatRuleFrom,
  type RepeatDays,
  type RepeatEnd,
  type RepeatRule,
} from '@nivel/planning/repeat-rule';
import { isDay } from '@nivel/ui/calendar';

/** What may be chosen of a rule, in the order in which it is offered. */
export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export const monthChoices = ['monthDay', 'last', 'weekday'] as const;
export const repeatEnds = ['never', 'after', 'on'] as const;

/** A rule while it is written: numbers as they are typed, and what every kind of period needs. */
export interface RepeatDraft {
  readonly unit: RepeatDays['unit'];
  readonly every: string;
  readonly weekdays: readonly number[];
  /** How a day of a month is said. */
  readonly on: (typeof monthChoices)[number];
  readonly monthDay: string;
  readonly place: number;
  readonly weekday: number;
  readonly month: number;
  readonly end: RepeatEnd['kind'];
  readonly cards: string;
  readonly lastDay: string;
  readonly when: CardRepeat['when'];
}

/** What is wrong with a draft. */
export type DraftProblem = 'every' | 'weekdays' | 'monthDay' | 'yearDay' | 'cards' | 'lastDay';

const LAST = -1;
/** Weeks of a month in which its fourth weekday may lie; the fifth is not in each. */
const MOST_PLACES = 4;

/** The usual rule for a day: each week on its weekday, and whatever else is chosen begins with this day, too. */
const draftOn = (day: string): RepeatDraft => {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const weekday = calendarDay(day) - mondayOf(calendarDay(day)) + 1;
  const place = Math.ceil(date / 7);
  return {
    ...{ unit: 'week', every: '1', weekdays: [weekday], on: 'monthDay', monthDay: String(date) },
    ...{ place: place > MOST_PLACES ? LAST : place, weekday, month, end: 'never', cards: '10', lastDay: '' },
    when: 'day',
  };
};

const monthDraft = (monthDay: number): Pick<RepeatDraft, 'on'> & Partial<RepeatDraft> =>
  monthDay === LAST ? { on: 'last' } : { on: 'monthDay', monthDay: String(monthDay) };

const daysDraft = (days: RepeatDays): Partial<RepeatDraft> => {
  if (days.unit === 'week') return { weekdays: days.weekdays };
  if (days.unit === 'year') return { month: days.month, ...monthDraft(days.monthDay) };
  if (days.unit === 'day') return {};
  return 'weekday' in days ? { on: 'weekday', place: days.place, weekday: days.weekday } : monthDraft(days.monthDay);
};

const endDraft = (end: RepeatEnd): Partial<RepeatDraft> => {
  if (end.kind === 'after') return { cards: String(end.count) };
  return end.kind === 'on' ? { lastDay: end.day } : {};
};

/** What the form begins with: the rule that a card has, else the usual one for its day, which is today where it has none. */
export const draftOf = ({ repeats, start_on, due_on }: CardRow, today: string): RepeatDraft => {
  const usual = draftOn(start_on ?? due_on ?? today);
  const rule = repeats && repeatRuleFrom(repeats.rule);
  if (!repeats || rule === null || typeof rule === 'string') return usual;
  const { every, days, end } = rule;
  const given = { unit: days.unit, every: String(every), end: end.kind, when: repeats.when };
  return { ...usual, ...given, ...daysDraft(days), ...endDraft(end) };
};

const numberIn = (typed: string, least: number, most: number): number | null => {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : null;
};

/** The last day of each month, in the longest year: a card of 29 February comes in leap years. */
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const dayOfMonth = ({ on, monthDay }: RepeatDraft): number | DraftProblem =>
  on === 'last' ? LAST : (numberIn(monthDay, 1, 31) ?? 'monthDay');

const daysOf = (draft: RepeatDraft): RepeatDays | DraftProblem => {
  const { unit, weekdays, on, place, weekday, month } = draft;
  if (unit === 'day') return { unit };
  if (unit === 'week')
    return weekdays.length === 0 ? 'weekdays' : { unit, weekdays: [...weekdays].sort((one, other) => one - other) };
  if (unit === 'month' && on === 'weekday') return { unit, place, weekday };
  const monthDay = dayOfMonth(draft);
  if (typeof monthDay === 'string') return monthDay;
  if (unit === 'month') return { unit, monthDay };
  return monthDay > (LAST_DAYS[month - 1] ?? 0) ? 'yearDay' : { unit, month, monthDay };
};

const endOf = ({ end, cards, lastDay }: RepeatDraft): RepeatEnd | DraftProblem => {
  if (end === 'never') return { kind: end };
  if (end === 'on') return isDay(lastDay) ? { kind: end, day: lastDay } : 'lastDay';
  const count = numberIn(cards, 2, MOST_OCCURRENCES);
  return count === null ? 'cards' : { kind: end, count };
};

/** The rule that a draft says, or what is wrong with it. */
export const ruleOf = (draft: RepeatDraft): RepeatRule | DraftProblem => {
  const every = numberIn(draft.every, 1, MOST_EVERY);
  const [days, end] = [daysOf(draft), endOf(draft)];
  if (every === null) return 'every';
  if (typeof days === 'string') return days;
  return typeof end === 'string' ? end : { every, days, end };
};
