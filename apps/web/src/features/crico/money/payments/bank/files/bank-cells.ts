import { isDay } from '@nivel/ui/calendar';

/** The orders in which files write day, month and year. */
export const dayForms = ['dmy', 'mdy', 'ymd'] as const;
export type DayForm = (typeof dayForms)[number];

/** The decimal separators of a file. */
export const decimalForms = ['point', 'comma'] as const;
export type DecimalForm = (typeof decimalForms)[number];

const MONTHS = ['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep', 'oct', 'nov', 'dic dec'];

const monthIn = (text: string): string => {
  const at = MONTHS.findIndex((names) => names.split(' ').includes(text.slice(0, 3).toLowerCase()));
  return at < 0 ? text : String(at + 1);
};

/** The three numbers of a day, in the order of the cell. */
const partsOf = (cell: string): readonly string[] | null => {
  const [, one = '', two = '', three = ''] = /^(\w{1,4})[/. -]+(\w{1,10})[/. -]+(\w{2,4})\b/.exec(cell.trim()) ?? [];
  return one === '' ? null : [monthIn(one), monthIn(two), monthIn(three)];
};

/** The day that a cell means, as `2026-11-25`; undefined where it means none. */
export const dayIn = (cell: string, form: DayForm): string | undefined => {
  const parts = partsOf(cell);
  if (parts === null) return undefined;
  // Four digits in front are a year, whatever the others are.
  const order = /^\d{4}$/.test(parts[0] ?? '') ? 'ymd' : form;
  const of = (part: 'd' | 'm' | 'y'): string => parts[order.indexOf(part)] ?? '';
  const year = of('y').length === 2 ? `20${of('y')}` : of('y');
  const day = `${year}-${of('m').padStart(2, '0')}-${of('d').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
};

/** The form that reads most of the cells as days; between equals as Mexico writes. */
export const dayFormOf = (cells: readonly string[]): DayForm => {
  const read = (form: DayForm): number => cells.filter((cell) => dayIn(cell, form) !== undefined).length;
  return dayForms.reduce((best, form) => (read(form) > read(best) ? form : best), 'dmy');
};

/** The decimal separator in most of the cells. */
export const decimalFormOf = (cells: readonly string[]): DecimalForm => {
  const ending = (sign: string): number =>
    cells.filter((cell) => new RegExp(`\\${sign}\\d{1,2}\\D*$`).test(cell)).length;
  return ending(',') > ending('.') ? 'comma' : 'point';
};

/** The number that a cell means: `(1,200.50)` and `1,200.50-` are negative. 0 where it is empty, NaN where it means none. */
export const amountIn = (cell: string, form: DecimalForm): number => {
  const text = cell.replaceAll(/[\s$€£+'\u2019]|[A-Z]{3}/g, '').replace('\u2212', '-');
  if (text === '' || text === '-') return 0;
  const isNegative = /^-|-$|^\(.*\)$/.test(text);
  const [group, point] = form === 'point' ? [',', '.'] : ['.', ','];
  const digits = text.replaceAll(/[-()]/g, '');
  const whole = new RegExp(`^(\\d+|\\d{1,3}(\\${group}\\d{3})+)(\\${point}\\d{1,2}0*)?$`);
  if (!whole.test(digits)) return Number.NaN;
  const value = Number(digits.replaceAll(group, '').replace(point, '.'));
  return isNegative ? -value : value;
};
