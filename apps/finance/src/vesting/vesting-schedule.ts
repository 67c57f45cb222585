import type { VestingTerms } from '@nivel/contracts/finance/equity-terms';
import { cumulativeAllocation } from './allocation.ts';
import { monthsAfter } from './calendar-months.ts';

/** The vested amounts from a day on, in basis points. */
interface VestedFrom {
  readonly day: string;
  readonly basisPoints: number;
}

/** A share of a project and how it vests; without terms all of it has vested on the day it was assigned. */
export interface Grant {
  readonly basisPoints: number;
  readonly assignedOn: string;
  readonly vesting: VestingTerms | null;
  /** The day it was completed or revoked: nothing vests after it. */
  readonly endedOn: string | null;
}

/**
 * The steps of the vesting curve, ascending by day; each states the total vested amount. Instalments before the cliff vest
 * together on its day, as `cliff_installment` of the Open Cap Format has it.
 */
export const vestingSchedule = ({ basisPoints, assignedOn, vesting }: Grant): readonly VestedFrom[] => {
  if (vesting === null) return [{ day: assignedOn, basisPoints }];
  const { start, cliff_months: cliff, length_months: length, interval_months: interval, allocation } = vesting;
  return cumulativeAllocation(allocation, basisPoints, length / interval)
    .map((sum, index) => ({ months: (index + 1) * interval, sum }))
    .filter(({ months }) => months >= cliff)
    .map(({ months, sum }) => ({ day: monthsAfter(start, months), basisPoints: sum }));
};

/** The amount vested by the end of a day; never more than was granted. */
export const vestedOn = (grant: Grant, day: string): number => {
  const until = grant.endedOn !== null && grant.endedOn < day ? grant.endedOn : day;
  return vestingSchedule(grant).findLast((step) => step.day <= until)?.basisPoints ?? 0;
};
