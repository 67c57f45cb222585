import { basisPointsOf, percentOf, WHOLE_BASIS_POINTS } from '@nivel/contracts/finance/equity-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import type { updateMoneyEquity } from '@nivel/contracts/finance/update-money-equity.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { EquityAssignment } from './equity.repository.ts';

type Updates = InputOf<typeof updateMoneyEquity>['updates_param'];

/** The fields of an assignment in the audit trail, in the words of the documented door; the holder never changes. */
export const auditedEquity = (one: EquityAssignment) => ({
  project_id: one.projectId,
  assigned_equity_percent: percentOf(one.basisPoints),
  assigned_at: one.assignedOn,
  payout_schedule: one.payoutSchedule,
  vesting: one.vesting,
  status: one.status,
  ended_at: one.endedOn,
});

/** @throws AppError `equity_not_active` */
const ensureActive = ({ status }: EquityAssignment): void => {
  if (status !== 'active') throw new AppError(financeErrors.equity_not_active);
};

/** @throws AppError `equity_not_active`: ended ones are history */
export const updatedEquity = (one: EquityAssignment, updates: Updates): EquityAssignment => {
  ensureActive(one);
  return {
    ...one,
    basisPoints: updates.equity_percent === undefined ? one.basisPoints : basisPointsOf(updates.equity_percent),
    assignedOn: updates.assigned_at ?? one.assignedOn,
    payoutSchedule: updates.payout_schedule ?? one.payoutSchedule,
    vesting: updates.vesting === undefined ? one.vesting : updates.vesting,
  };
};

/**
 * The same end again changes nothing.
 * @throws AppError `equity_not_active` when it has ended otherwise
 */
export const endedEquity = (
  one: EquityAssignment,
  end: { readonly status: 'completed' | 'cancelled'; readonly on: string; readonly reason: string },
): EquityAssignment => {
  if (one.status === end.status && one.endReason === end.reason) return one;
  ensureActive(one);
  return { ...one, status: end.status, endedOn: end.on, endReason: end.reason };
};

/** Active as if it had never ended. */
export const restoredEquity = (one: EquityAssignment): EquityAssignment => ({
  ...one,
  status: 'active',
  endedOn: null,
  endReason: '',
});

/** @throws AppError `equity_above_whole` with the rest, in percent */
export const ensureFits = (others: number, basisPoints: number): void => {
  if (others + basisPoints <= WHOLE_BASIS_POINTS) return;
  const left = percentOf(Math.max(0, WHOLE_BASIS_POINTS - others));
  throw new AppError(financeErrors.equity_above_whole, { details: { unassigned_percent: left } });
};
