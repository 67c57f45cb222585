import {
  allocationTypes,
  isSharePercent,
  MOST_VESTING_MONTHS,
  payoutSchedules,
  type AllocationType,
  type PayoutSchedule,
} from '@nivel/contracts/finance/equity-values';
import type { VestingTerms } from '@nivel/contracts/finance/equity-terms';
import { isDay } from '@nivel/ui/calendar';
import { numberIn } from '../frame/typed-values.ts';
import type { Equity } from './equity.queries.ts';
import type { EquityMessages } from './messages/es-mx.ts';

/** An assignment during typing. */
export interface EquityForm {
  readonly employeeId: string;
  readonly projectId: string;
  readonly percent: string;
  readonly assignedAt: string;
  readonly payout: PayoutSchedule;
  readonly hasVesting: boolean;
  readonly start: string;
  readonly cliff: string;
  readonly length: string;
  readonly interval: string;
  readonly allocation: AllocationType;
}

/** Four years by the month, with a cliff of one: what most grants are. */
export const emptyEquity = (today: string): EquityForm => ({
  ...{ employeeId: '', projectId: '', percent: '', assignedAt: today, payout: 'quarterly', hasVesting: false },
  ...{ start: today, cliff: '12', length: '48', interval: '1', allocation: 'CUMULATIVE_ROUNDING' },
});

export const formOf = (one: Equity): EquityForm => {
  const { vesting } = one;
  const otherwise = emptyEquity(one.assigned_at);
  return {
    employeeId: one.employee_id ?? '',
    projectId: one.project_id,
    percent: String(one.assigned_equity_percent),
    assignedAt: one.assigned_at,
    payout: one.payout_schedule,
    hasVesting: vesting !== null,
    start: vesting?.start ?? otherwise.start,
    cliff: String(vesting?.cliff_months ?? otherwise.cliff),
    length: String(vesting?.length_months ?? otherwise.length),
    interval: String(vesting?.interval_months ?? otherwise.interval),
    allocation: vesting?.allocation ?? otherwise.allocation,
  };
};

export type EquityProblems = Partial<Record<keyof EquityForm, string>>;

const isMonths = (months: number, least: number): boolean =>
  Number.isInteger(months) && months >= least && months <= MOST_VESTING_MONTHS;

const checkVesting = (form: EquityForm, text: EquityMessages): EquityProblems => {
  if (!form.hasVesting) return {};
  const [cliff, length, interval] = [numberIn(form.cliff), numberIn(form.length), numberIn(form.interval)];
  const months: EquityProblems = {
    ...(!isMonths(cliff, 0) && { cliff: text.monthsInvalid }),
    ...(!isMonths(length, 1) && { length: text.monthsInvalid }),
    ...(!isMonths(interval, 1) && { interval: text.monthsInvalid }),
  };
  if (Object.keys(months).length > 0) return months;
  return {
    ...(!isDay(form.start) && { start: text.dayInvalid }),
    ...(length % interval !== 0 && { length: text.multiple }),
    ...(cliff % interval !== 0 && { cliff: text.multiple }),
    ...(cliff > length && { cliff: text.cliffTooLong }),
  };
};

/** The faults of an assignment during typing; nothing where it can be saved. */
export const checkEquity = (form: EquityForm, text: EquityMessages): EquityProblems => ({
  ...(form.employeeId === '' && { employeeId: text.employeeRequired }),
  ...(form.projectId === '' && { projectId: text.projectRequired }),
  ...(!isSharePercent(numberIn(form.percent)) && { percent: text.percentInvalid }),
  ...(!isDay(form.assignedAt) && { assignedAt: text.dayInvalid }),
  ...checkVesting(form, text),
});

const vestingOf = (form: EquityForm): VestingTerms | null =>
  form.hasVesting
    ? {
        start: form.start,
        cliff_months: numberIn(form.cliff),
        length_months: numberIn(form.length),
        interval_months: numberIn(form.interval),
        allocation: form.allocation,
      }
    : null;

/** The fields of a form that can be changed later. */
export const updatesOf = (form: EquityForm) => ({
  equity_percent: numberIn(form.percent),
  assigned_at: form.assignedAt,
  payout_schedule: form.payout,
  vesting: vestingOf(form),
});

/** The documented door's input for a new assignment. */
export const newEquityOf = (form: EquityForm, id: string) => ({
  assignment_id_param: id,
  employee_id_param: form.employeeId,
  project_id_param: form.projectId,
  equity_percent_param: numberIn(form.percent),
  assigned_at_param: form.assignedAt,
  payout_schedule_param: form.payout,
  vesting_param: vestingOf(form),
});

export const payoutIn = (value: string): PayoutSchedule | undefined => payoutSchedules.find((one) => one === value);
export const allocationIn = (value: string): AllocationType | undefined => allocationTypes.find((one) => one === value);
