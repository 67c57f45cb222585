const DAY_MS = 86_400_000;

/** A day a number of days later, or earlier. Days are counted in UTC, where each has 24 hours. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The largest distance of a day from today, in days. */
const FURTHEST = 3_660;
/** Spans that begin today, and how many days after it still belong to them. */
const spans: Readonly<Record<string, number>> = { today: 0, week: 6, month: 29 };

const isDay = (text: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

const words: Readonly<Record<string, string>> = {
  today: 'today',
  hoy: 'today',
  tomorrow: '1d',
  manana: '1d',
  yesterday: '-1d',
  ayer: '-1d',
  week: 'week',
  semana: 'week',
  month: 'month',
  mes: 'month',
};

/** The words that are offered for a day. */
export const dayWords = ['today', '1d', '7d', '-7d', 'week', 'month'] as const;

/** A typed day in its canonical form; undefined: not a day. */
export const readDay = (word: string): string | undefined => {
  if (isDay(word)) return word;
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  if (known !== undefined) return known;
  const [, written, unit] = /^([+-]?\d{1,4})([dw])$/.exec(word) ?? [];
  if (written === undefined) return undefined;
  const days = Number(written) * (unit === 'w' ? 7 : 1);
  if (Math.abs(days) > FURTHEST) return undefined;
  return days === 0 ? 'today' : `${days}d`;
};

/** The first and the last day of a value. */
export const daysOf = (value: string, today: string): readonly [first: string, last: string] => {
  const span = Object.hasOwn(spans, value) ? spans[value] : undefined;
  if (span !== undefined) return [today, daysAfter(today, span)];
  const day = value.endsWith('d') ? daysAfter(today, Number.parseInt(value, 10)) : value;
  return [day, day];
};
