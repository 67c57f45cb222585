import type { EquityRow } from '@nivel/contracts/finance/equity-shape';
import { decimalOf } from '@nivel/contracts/finance/money';
import { equityEstimate } from '../vesting/equity-estimate.ts';
import { vestedOn } from '../vesting/vesting-schedule.ts';
import type { EquityAssignment } from './equity.repository.ts';
import type { ProjectPaymentTotal } from './project-payments.repository.ts';

/** The expected amounts of an active assignment this year, by currency. An ended one has none. */
export const equityEstimates = (
  one: EquityAssignment,
  totals: readonly ProjectPaymentTotal[],
  today: string,
): EquityRow['estimates'] => {
  if (one.status !== 'active') return [];
  return totals
    .filter(({ projectId, minorUnits }) => projectId === one.projectId && minorUnits > 0)
    .map(({ currency, minorUnits }) => {
      const { full, vested } = equityEstimate(minorUnits, one.basisPoints, vestedOn(one, today));
      return { currency, amount: decimalOf(full), vested_amount: decimalOf(vested) };
    });
};
