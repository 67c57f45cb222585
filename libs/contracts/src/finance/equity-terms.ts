import { z } from 'zod';
import { day } from './book.ts';
import { allocationTypes, MOST_VESTING_MONTHS } from './equity-values.ts';
import { hasTwoDecimals } from './money.ts';

export const equityPercent = z
  .number()
  .min(0.01, 'A percent is at least 0.01')
  .max(100, 'A percent is at most 100')
  .refine(hasTwoDecimals, 'A percent has at most two decimals');

const months = z.int().min(0).max(MOST_VESTING_MONTHS);

const isMultiple = (of: number, interval: number): boolean => of % interval === 0;

/** A cliff and a length are whole numbers of intervals, so that every instalment falls on a day of the schedule. */
export const vestingTerms = z
  .strictObject({
    start: day,
    cliff_months: months,
    length_months: months.min(1),
    interval_months: months.min(1),
    allocation: z.enum(allocationTypes),
  })
  .refine((terms) => terms.cliff_months <= terms.length_months, {
    path: ['cliff_months'],
    error: 'A cliff is not longer than the vesting',
  })
  .refine((terms) => isMultiple(terms.length_months, terms.interval_months), {
    path: ['length_months'],
    error: 'The length is a multiple of the interval',
  })
  .refine((terms) => isMultiple(terms.cliff_months, terms.interval_months), {
    path: ['cliff_months'],
    error: 'The cliff is a multiple of the interval',
  });
export type VestingTerms = z.output<typeof vestingTerms>;
