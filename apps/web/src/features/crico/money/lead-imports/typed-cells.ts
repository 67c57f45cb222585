import { isDay } from '@nivel/ui/calendar';

/**
 * The number that a cell means: '1,200.50', '1.200,50', '$ 1200' and '12,5'. What stands last of a point and a comma divides, and a
 * sign alone does where it stands once and not before three digits. NaN where it means none.
 */
export const amountIn = (cell: string): number => {
  const text = cell.replaceAll(/[\s$€£]|[A-Z]{3}/g, '');
  if (text === '') return 0;
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (at < 0) return digits(text);
  const sign = text.charAt(at);
  const isAlone = text.indexOf(sign) === at && !text.includes(sign === ',' ? '.' : ',');
  const isGroups = isAlone ? text.length - at - 1 === 3 : text.indexOf(sign) !== at;
  if (isGroups) return digits(text.replaceAll(/[.,]/g, ''));
  return digits(`${text.slice(0, at).replaceAll(/[.,]/g, '')}.${text.slice(at + 1)}`);
};

const digits = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/** The day that a cell means, as `2026-11-25`: in this form, or as Mexico writes it, 25/11/2026. Undefined where it means none. */
export const dayIn = (cell: string): string | undefined => {
  const text = cell.trim();
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = written ?? [];
  const iso = written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
  return isDay(iso) ? iso : undefined;
};
