/** Currencies that ISO 4217 divides into hundredths and that people are paid in. */
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

/** Hundredths of a decimal number with at most two decimals, exactly. */
export const minorUnits = (decimal: number): number => Math.round(decimal * 100);

/** The decimal number that documented doors speak. */
export const decimalOf = (minor: number): number => minor / 100;

/** Whether a decimal number has at most two decimals. */
export const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

/** Whether documented doors take a decimal number as an amount. */
export const isAmount = (value: number): boolean =>
  value >= 0 && value <= decimalOf(mostMinorUnits) && hasTwoDecimals(value);
