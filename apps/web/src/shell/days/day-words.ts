import { addDays, addMonths, dayFrom, isDay, weekdayOf } from '@nivel/ui/calendar';
import { plainText } from '../commands/matching.ts';

export interface DayContext {
  /** The day that it is for who writes. */
  readonly today: string;
  /** Whether 3/4 is the fourth of March. */
  readonly isMonthFirst: boolean;
}

/** The longest day in words: «24 de diciembre de 2026». */
export const mostDayWords = 5;

const years = { first: 2000, last: 2100 };
/** The maximum of years until the next 29 February. */
const yearsAhead = 8;

const distances: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['hoy', 0],
  ['tomorrow', 1],
  ['manana', 1],
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
  ['pasado manana', 2],
]);
const weekdays: ReadonlyMap<string, number> = new Map(
  [
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  ].flatMap((names) => names.map((name, index) => [name, index + 1] as const)),
);
const monthNames = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene feb mar abr may jun jul ago sep oct nov dic',
];
const months: ReadonlyMap<string, number> = new Map([
  ...monthNames.flatMap((names) => names.split(' ').map((name, index) => [name, index + 1] as const)),
  ['sept', 9],
]);
const nextWeek = new Set(['next week', 'la proxima semana', 'proxima semana', 'la semana que viene']);

const between = (year: number): boolean => year >= years.first && year <= years.last;

/** A day with a year; without one the next such day. */
const dayIn = (today: string, month: number, date: number, written: string | undefined): string | undefined => {
  if (written !== undefined) return between(Number(written)) ? dayFrom(Number(written), month, date) : undefined;
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const day = dayFrom(year + ahead, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
};

const inNumbers = (words: string, { today, isMonthFirst }: DayContext): string | undefined => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words);
  if (iso) return dayIn(today, Number(iso[2]), Number(iso[3]), iso[1]);
  const slashes = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(words);
  const [, one, other, written] = slashes ?? /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(words) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const year = written?.length === 2 ? `20${written}` : written;
  const usual: [number, number] = isMonthFirst ? [Number(one), Number(other)] : [Number(other), Number(one)];
  // If only the other order gives a day, it applies.
  return dayIn(today, ...usual, year) ?? dayIn(today, usual[1], usual[0], year);
};

const withMonth = (words: string, { today }: DayContext): string | undefined => {
  const dateFirst = /^(\d{1,2}) (?:de )?([a-z]+)(?: (?:de )?(\d{4}))?$/.exec(words);
  const monthFirst = /^([a-z]+) (\d{1,2})(?: (\d{4}))?$/.exec(words);
  const [date, name, year] = dateFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = months.get(name ?? '');
  return month === undefined ? undefined : dayIn(today, month, Number(date), year);
};

const inDistance = (words: string, { today }: DayContext): string | undefined => {
  const distance = distances.get(words);
  if (distance !== undefined) return addDays(today, distance);
  if (nextWeek.has(words)) return addDays(today, 8 - weekdayOf(today));
  const [, count, unit] =
    /^(?:in|en|dentro de) (\d{1,3}|an?|one|una?) (days?|dias?|weeks?|semanas?)$/.exec(words) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const many = /\d/.test(count) ? Number(count) : 1;
  return addDays(today, /^[ws]/.test(unit) ? many * 7 : many);
};

/** The next day of a week; on a Monday, Monday is in seven days. */
const onWeekday = (words: string, { today }: DayContext): string | undefined => {
  const name = /^(?:(?:on|next|this|el|este|proximo|el proximo) )?([a-z]+)$/.exec(words)?.[1];
  const weekday = weekdays.get(name ?? '');
  return weekday === undefined ? undefined : addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
};

/** «la mañana» is no day. */
const isMorning = (words: string, before: string): boolean => words === 'manana' && /^(la|esta|cada)$/.test(before);

/**
 * Parses the words for a day, in either language of the product.
 *
 * @param words without accents, in lower case, one space between
 * @param before the word in front of them
 */
export const parseDay = (words: string, before: string, context: DayContext): string | undefined => {
  if (isMorning(words, before)) return undefined;
  return (
    inDistance(words, context) ?? onWeekday(words, context) ?? inNumbers(words, context) ?? withMonth(words, context)
  );
};

/** Words for days where nothing but a day is expected: in a line they would be part of the title. */
const nearby: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['ayer', -1],
  ['anteayer', -2],
]);
const weekdayNames =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo) /;

/** `3d`, `+2w`, `-1 semana`, `2 meses`, and a number alone: the next such day of a month. */
const inShort = (words: string, { today }: DayContext): string | undefined => {
  const near = nearby.get(words);
  if (near !== undefined) return addDays(today, near);
  if (/^\d{1,2}$/.test(words)) {
    const months = Array.from({ length: 3 }, (_, ahead) => addMonths(`${today.slice(0, 7)}-01`, ahead));
    return months
      .map((month) => `${month.slice(0, 7)}-${words.padStart(2, '0')}`)
      .find((day) => isDay(day) && day >= today);
  }
  const [, written, unit = ''] =
    /^([+-]?\d{1,3}) ?(d|dias?|days?|w|s|sem|weeks?|semanas?|m|mes|meses|months?)$/.exec(words) ?? [];
  if (written === undefined) return undefined;
  const count = Number(written);
  if (unit.startsWith('m')) return addMonths(today, count);
  return addDays(today, unit.startsWith('d') ? count : count * 7);
};

/** A day as people type and print it, normalized: no accents, points or commas, and slashes between numbers. */
const plainDay = (typed: string): string =>
  plainText(typed)
    .replaceAll(/(?<=\d)\.(?=\d)/g, '/')
    .replaceAll(/[.,]/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** The day that a person typed where only a day is expected, with or without its weekday before it; undefined: not a day. */
export const typedDay = (typed: string, context: DayContext): string | undefined => {
  const words = plainDay(typed);
  if (isDay(words)) return words;
  const said = (all: string) => parseDay(all, '', context) ?? inShort(all, context);
  return said(words) ?? said(words.replace(weekdayNames, ''));
};
