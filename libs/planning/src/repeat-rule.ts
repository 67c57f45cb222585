/** Weekdays as RFC 5545 writes them, from Monday to Sunday. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Which one of a month a weekday is; -1 for the last. */
const PLACES = ['1', '2', '3', '4', '-1'];

/** The maximum interval between two days of a series, in its unit. */
export const MOST_EVERY = 365;
/** The most cards of one series that ends after a number of them. */
export const MOST_OCCURRENCES = 999;

/** On which days of its period something repeats. Weekdays count from 1 for Monday; a month day of -1 is the last of the month. */
export type RepeatDays =
  | { readonly unit: 'day' }
  | { readonly unit: 'week'; readonly weekdays: readonly number[] }
  | { readonly unit: 'month'; readonly monthDay: number }
  | { readonly unit: 'month'; readonly place: number; readonly weekday: number }
  | { readonly unit: 'year'; readonly month: number; readonly monthDay: number };

/** When a series ends. `count` includes its first card, and `day` is its last possible one. */
export type RepeatEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'after'; readonly count: number }
  | { readonly kind: 'on'; readonly day: string };

/** The supported part of a rule of RFC 5545. */
export interface RepeatRule {
  /** Days, weeks, months or years from one period to the next. */
  readonly every: number;
  readonly days: RepeatDays;
  readonly end: RepeatEnd;
}

/** Why a text is no supported rule. */
type RepeatProblem = 'not-understood' | 'too-often';

type Parts = ReadonlyMap<string, string>;

const ENDS = ['COUNT', 'UNTIL'];
/** The parts that each frequency has beside its interval and its end, in the order in which they are written. */
const PARTS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['DAILY', [[]]],
  ['WEEKLY', [['BYDAY']]],
  ['MONTHLY', [['BYMONTHDAY'], ['BYDAY']]],
  ['YEARLY', [['BYMONTH', 'BYMONTHDAY']]],
]);
const TOO_OFTEN = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);

/** The parts of a rule by their names; null where one has no value or is repeated. */
const partsOf = (text: string): Parts | null => {
  const pairs = text.split(';').map((part) => /^([A-Z]+)=([^=]+)$/.exec(part)?.slice(1) ?? []);
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return parts.has('') || parts.size < pairs.length ? null : parts;
};

/** A whole number within limits; null: not such a number. */
const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};

const monthDayOf = (text: string | undefined): number | null => (text === '-1' ? -1 : numberIn(text, 1, 31));

const weekdayOf = (text: string): number => WEEKDAYS.findIndex((name) => name === text) + 1;

const weekOf = (byDay = ''): RepeatDays | null => {
  const found = byDay.split(',').map(weekdayOf);
  const weekdays = [...new Set(found)].sort((one, other) => one - other);
  return weekdays.includes(0) || weekdays.length < found.length ? null : { unit: 'week', weekdays };
};

const weekdayInMonth = (byDay: string): RepeatDays | null => {
  const [place, weekday] = [byDay.slice(0, -2), weekdayOf(byDay.slice(-2))];
  return weekday === 0 || !PLACES.includes(place) ? null : { unit: 'month', place: Number(place), weekday };
};

const monthOf = (parts: Parts): RepeatDays | null => {
  const byDay = parts.get('BYDAY');
  if (byDay !== undefined) return weekdayInMonth(byDay);
  const monthDay = monthDayOf(parts.get('BYMONTHDAY'));
  return monthDay === null ? null : { unit: 'month', monthDay };
};

const yearOf = (parts: Parts): RepeatDays | null => {
  const [month, monthDay] = [numberIn(parts.get('BYMONTH'), 1, 12), monthDayOf(parts.get('BYMONTHDAY'))];
  return month === null || monthDay === null ? null : { unit: 'year', month, monthDay };
};

const daysOf = (frequency: string, parts: Parts): RepeatDays | null => {
  if (frequency === 'DAILY') return { unit: 'day' };
  if (frequency === 'WEEKLY') return weekOf(parts.get('BYDAY'));
  return frequency === 'MONTHLY' ? monthOf(parts) : yearOf(parts);
};

const isDay = (day: string): boolean => {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

const endOf = (parts: Parts): RepeatEnd | null => {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count === undefined && until === undefined) return { kind: 'never' };
  if (count !== undefined) {
    const cards = until === undefined ? numberIn(count, 1, MOST_OCCURRENCES) : null;
    return cards === null ? null : { kind: 'after', count: cards };
  }
  const [, year, month, date] = /^([1-9]\d{3})(\d{2})(\d{2})$/.exec(until ?? '') ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? { kind: 'on', day } : null;
};

const hasJust = (parts: Parts, frequency: string): boolean => {
  const own = [...parts.keys()].filter((name) => name !== 'FREQ' && name !== 'INTERVAL' && !ENDS.includes(name));
  const kinds = PARTS.get(frequency) ?? [];
  return kinds.some((names) => names.length === own.length && names.every((name) => own.includes(name)));
};

/**
 * Parses a rule. It supports what the form offers: days, weeks on weekdays, months on a day or a weekday, years on a day.
 *
 * @param text `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10`, without `RRULE:`, its parts in any order
 */
export const repeatRuleFrom = (text: string): RepeatRule | RepeatProblem => {
  const parts = partsOf(text);
  const frequency = parts?.get('FREQ') ?? '';
  if (TOO_OFTEN.has(frequency)) return 'too-often';
  if (parts === null || !hasJust(parts, frequency)) return 'not-understood';
  const every = numberIn(parts.get('INTERVAL') ?? '1', 1, MOST_EVERY);
  const [days, end] = [daysOf(frequency, parts), endOf(parts)];
  return every === null || days === null || end === null ? 'not-understood' : { every, days, end };
};

const daysInText = (days: RepeatDays): string => {
  if (days.unit === 'day') return 'FREQ=DAILY';
  if (days.unit === 'week') return 'FREQ=WEEKLY';
  return days.unit === 'month' ? 'FREQ=MONTHLY' : 'FREQ=YEARLY';
};

const whichInText = (days: RepeatDays): string => {
  if (days.unit === 'day') return '';
  const nameOf = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
  if (days.unit === 'week') return `;BYDAY=${days.weekdays.map(nameOf).join(',')}`;
  if (days.unit === 'year') return `;BYMONTH=${days.month};BYMONTHDAY=${days.monthDay}`;
  return 'weekday' in days ? `;BYDAY=${days.place}${nameOf(days.weekday)}` : `;BYMONTHDAY=${days.monthDay}`;
};

const endInText = (end: RepeatEnd): string => {
  if (end.kind === 'never') return '';
  return end.kind === 'after' ? `;COUNT=${end.count}` : `;UNTIL=${end.day.replaceAll('-', '')}`;
};

/** A rule in its one form as text. */
export const textOfRepeat = ({ every, days, end }: RepeatRule): string =>
  `${daysInText(days)};INTERVAL=${every}${whichInText(days)}${endInText(end)}`;
