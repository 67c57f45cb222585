import { z } from 'zod';
import { day } from './book.ts';

/** A share in hundredths of a percent: 10,000 are the whole of a project. */
export const WHOLE_BASIS_POINTS = 10_000;
/** Ten years; the published vesting schedules end long before. */
export const MOST_VESTING_MONTHS = 120;

/** How whole units are split over the instalments of a schedule, as the Open Cap Format names it. */
export const allocationTypes = [
  'CUMULATIVE_ROUNDING',
  'CUMULATIVE_ROUND_DOWN',
  'FRONT_LOADED',
  'BACK_LOADED',
  'FRONT_LOADED_TO_SINGLE_TRANCHE',
  'BACK_LOADED_TO_SINGLE_TRANCHE',
  'FRACTIONAL',
] as const;
export type AllocationType = (typeof allocationTypes)[number];

export const payoutSchedules = ['monthly', 'quarterly', 'yearly', 'on_completion'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

export const equityStatuses = ['active', 'completed', 'cancelled'] as const;
export type EquityStatus = (typeof equityStatuses)[number];

/** Two decimals of a percent, as the documented doors write it. */
const HUNDREDTHS = 100;

/** 12.5 % -> 1250. */
export const basisPointsOf = (percent: number): number => Math.round(percent * HUNDREDTHS);
/** 1250 -> 12.5 %; parts of a hundredth are kept. */
export const percentOf = (basisPoints: number): number => basisPoints / HUNDREDTHS;

const hasTwoDecimals = (percent: number): boolean => Number(percent.toFixed(2)) === percent;

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

export const equityLimits = { reason: 500 } as const;
