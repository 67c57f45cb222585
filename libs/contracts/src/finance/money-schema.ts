import { z } from 'zod';
import { currencies, decimalOf, hasTwoDecimals, mostMinorUnits, type Currency } from './money.ts';

const CURRENCY = new Set<string>(currencies);

/** A currency with hundredths, in capitals. */
export const currency = z.custom<Currency>(
  (value) => typeof value === 'string' && CURRENCY.has(value),
  'Currency is not one with two decimals',
);

/**
 * An amount as the documented doors accept it: a decimal number of at least 0 with at most two decimals.
 * @param name how messages call it, for example `Expected value`
 */
export const decimalAmount = (name: string) =>
  z
    .number()
    .min(0, `${name} must be at least 0`)
    .max(decimalOf(mostMinorUnits), `${name} is too large`)
    .refine(hasTwoDecimals, `${name} has at most two decimals`);
