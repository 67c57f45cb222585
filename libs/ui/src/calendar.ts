const dayMs = 86_400_000;

/** Days are counted in UTC, where each has 24 hours; no zone of a device has a say. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** A day as stored, `2026-11-24`; whether the calendar has it says `dayFrom`. */
export const isoDay = (year: number, month: number, date: number): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;

/** The day that many days later; a negative number gives an earlier one. */
export const addDays = (day: string, days: number): string =>
  new Date(momentOf(day) + days * dayMs).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(momentOf(day)).getUTCDay() || 7;

/** The day with these numbers; undefined where the calendar has none. */
export const dayFrom = (year: number, month: number, date: number): string | undefined => {
  const day = isoDay(year, month, date);
  const moment = momentOf(day);
  return !Number.isNaN(moment) && new Date(moment).getUTCDate() === date ? day : undefined;
};

/** Whether a text is a day of the calendar, as `2026-11-24`. */
export const isDay = (text: string): boolean => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && dayFrom(Number(year), Number(month), Number(date)) !== undefined;
};

/** The number of days between two. */
export const daysBetween = (from: string, to: string): number => Math.round((momentOf(to) - momentOf(from)) / dayMs);

/** The same day a number of months later, or earlier; in a shorter month its last day. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const last = new Date(Date.UTC(Math.floor(at / 12), (at % 12) + 1, 0)).getUTCDate();
  return dayFrom(Math.floor(at / 12), (at % 12) + 1, Math.min(date, last)) ?? day;
};

/** The first day of the week of a day. @param first 1 for Monday to 7 for Sunday */
export const weekBegin = (day: string, first: number): string => addDays(day, -((weekdayOf(day) - first + 7) % 7));

/** The weeks that a month has days in, each of seven days. */
export const weeksOf = (day: string, first: number): readonly (readonly string[])[] => {
  const month = day.slice(0, 7);
  const begin = weekBegin(`${month}-01`, first);
  return [0, 1, 2, 3, 4, 5]
    .map((week) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(begin, week * 7 + weekday)))
    .filter((week) => week.some((one) => one.startsWith(month)));
};

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of the week in a language, 1 for Monday to 7 for Sunday; Monday where a browser does not know. */
export const firstWeekdayOf = (locale: string): number => {
  const known = new Intl.Locale(locale) as WeekInfo;
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
};

/** A day as people write it; no zone may move it. */
export const dayInWords = (day: string, locale: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(momentOf(day)).toLocaleDateString(locale, { ...format, timeZone: 'UTC' });

/** A span of days as people write it: `3–24 nov`, as short as a single day. */
export const daysInWords = (first: string, last: string, locale: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
    .formatRange(momentOf(first), momentOf(last))
    // Spanish writes «24 nov», but «3–24 de nov».
    .replaceAll(' de ', ' ');
