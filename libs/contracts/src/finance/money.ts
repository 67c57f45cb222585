import { z } from 'zod';

/** What ISO 4217 divides into hundredths and people are paid with. */
export const currencies = [
  ...['AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BMD', 'BND', 'BOB'],
  ...['BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DKK'],
  ...['DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD'],
  ...['HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IRR', 'JMD', 'KES', 'KGS', 'KHR', 'KPW', 'KYD', 'KZT', 'LAK', 'LBP'],
  ...['LKR', 'LRD', 'LSL', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR'],
  ...['MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD'],
  ...['RUB', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL'],
  ...['THB', 'TJS', 'TMT', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'USD', 'UYU', 'UZS', 'VED', 'VES', 'WST', 'XCD'],
  ...['XCG', 'YER', 'ZAR', 'ZMW'],
] as const;
export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = 'USD';

/** 100,000 million units: sums of as many rows as a book has stay exact in a double. */
export const mostMinorUnits = 10_000_000_000_000;

const CURRENCY = new Set<string>(currencies);

/** A currency with hundredths, in capitals. */
export const currency = z.custom<Currency>(
  (value) => typeof value === 'string' && CURRENCY.has(value),
  'Currency is not one with two decimals',
);

/** Hundredths of a decimal number with at most two decimals, exactly. */
export const minorUnits = (decimal: number): number => Math.round(decimal * 100);

/** The decimal number that documented doors speak. */
export const decimalOf = (minor: number): number => minor / 100;

const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

/**
 * An amount as documented doors take it: a decimal number of at least 0 with at most two decimals.
 * @param name how messages call it, for example `Expected value`
 */
export const decimalAmount = (name: string) =>
  z
    .number()
    .min(0, `${name} must be at least 0`)
    .max(decimalOf(mostMinorUnits), `${name} is too large`)
    .refine(hasTwoDecimals, `${name} has at most two decimals`);
