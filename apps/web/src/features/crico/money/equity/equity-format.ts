import { currentLocale } from '../../../../shell/language/locale.ts';

/** A percent as people write it; parts of a hundredth, which fractional vesting leaves, to two more places. */
export const formatPercent = (percent: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
