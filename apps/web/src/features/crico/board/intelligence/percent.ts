import { currentLocale } from '../../../../shell/language/locale.ts';

/** A share in whole percent: `82 %`. */
export const percentOf = (share: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
