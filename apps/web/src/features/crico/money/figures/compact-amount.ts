import { currentLocale } from '../../../../shell/language/locale.ts';

/** An amount as short as an axis needs it: `$1.2 M`. */
export const compactAmount = (value: number, currency: string): string =>
  new Intl.NumberFormat(currentLocale(), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ notation: 'compact', maximumFractionDigits: 1 },
  }).format(value);
