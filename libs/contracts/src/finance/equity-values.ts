import { hasTwoDecimals } from './money.ts';

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

export const equityLimits = { reason: 500 } as const;

/** Whether a percent can be a share: 0.01 to 100, of at most two decimals. */
export const isSharePercent = (percent: number): boolean =>
  percent >= 0.01 && percent <= 100 && hasTwoDecimals(percent);
