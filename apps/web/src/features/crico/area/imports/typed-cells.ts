import { isDay } from '@nivel/ui/calendar';

const COMMA_GROUPS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const POINT_GROUPS = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/**
 * The number that a cell means: '1,200.50', '1.200,50', '$ 1200' and '12,5'. A sign before three digits parts thousands, any other
 * divides. NaN where it means none.
 */
export const amountIn = (cell: string): number => {
  const text = cell.replaceAll(/[\s$€£]|[A-Z]{3}/g, '');
  if (text === '') return 0;
  if (COMMA_GROUPS.test(text)) return Number(text.replaceAll(',', ''));
  if (POINT_GROUPS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** The day that a cell means, as `2026-11-25`: in this form, or as Mexico writes it, 25/11/2026. Undefined where it means none. */
export const dayIn = (cell: string): string | undefined => {
  const text = cell.trim();
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = written ?? [];
  const iso = written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
  return isDay(iso) ? iso : undefined;
};
