import type { VestingTerms } from '@nivel/contracts/finance/equity-terms';
import { vestedOn } from '../vesting/vesting-schedule.ts';
import type { EquityAssignment } from '../equity/equity.repository.ts';

/** The name of a holder whose account is deleted: the format requires one. */
const FORMER_HOLDER = 'Former holder';
const START = 'vesting-start';
/** Decimals that the format takes. */
const DECIMALS = 10;

const numeric = (value: number): string => String(Number(value.toFixed(DECIMALS)));

const period = (length: number, occurrences: number) => ({
  length,
  type: 'MONTHS',
  occurrences,
  day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
});

const relative = (to: string, length: number, occurrences: number) => ({
  type: 'VESTING_SCHEDULE_RELATIVE',
  period: period(length, occurrences),
  relative_to_condition_id: to,
});

type Schedule = Omit<VestingTerms, 'start'>;

/** The same terms have the same id, whenever they start. */
const termsId = ({ cliff_months: cliff, length_months: length, interval_months: interval, allocation }: Schedule) =>
  `${length}-months-every-${interval}-cliff-${cliff}-${allocation.toLowerCase().replaceAll('_', '-')}`;

/** The published samples write a cliff as a condition of its own, which the instalments follow. */
const conditionsOf = ({ cliff_months: cliff, length_months: length, interval_months: interval }: Schedule) => {
  const left = (length - cliff) / interval;
  const next = left > 0 ? ['instalments'] : [];
  const start = { id: START, quantity: '0', trigger: { type: 'VESTING_START_DATE' } };
  const instalments = {
    id: 'instalments',
    portion: { numerator: numeric(interval), denominator: numeric(length) },
    trigger: relative(cliff > 0 ? 'cliff' : START, interval, left),
    next_condition_ids: [],
  };
  if (cliff === 0) return [{ ...start, next_condition_ids: next }, instalments];
  const atCliff = {
    id: 'cliff',
    portion: { numerator: numeric(cliff), denominator: numeric(length) },
    trigger: relative(START, cliff, 1),
    next_condition_ids: next,
  };
  return [{ ...start, next_condition_ids: ['cliff'] }, atCliff, ...(left > 0 ? [instalments] : [])];
};

/** One schedule as an object of the format. */
export const vestingTermsObject = (schedule: Schedule) => ({
  id: termsId(schedule),
  object_type: 'VESTING_TERMS',
  name: `${schedule.length_months} months, every ${schedule.interval_months}`,
  description: `Vests every ${schedule.interval_months} months over ${schedule.length_months} months, with a cliff of ${schedule.cliff_months} months.`,
  allocation_type: schedule.allocation,
  vesting_conditions: conditionsOf(schedule),
});

const stakeholderId = ({ id, employeeId }: EquityAssignment): string => employeeId ?? `former-${id}`;

const stakeholders = (assignments: readonly EquityAssignment[], names: Readonly<Record<string, string>>) =>
  [...new Map(assignments.map((one) => [stakeholderId(one), one.employeeId]))].map(([id, employeeId]) => ({
    id,
    object_type: 'STAKEHOLDER',
    name: { legal_name: names[employeeId ?? ''] ?? FORMER_HOLDER },
    stakeholder_type: 'INDIVIDUAL',
  }));

const issuance = (one: EquityAssignment) => ({
  id: `${one.id}-issuance`,
  object_type: 'TX_EQUITY_COMPENSATION_ISSUANCE',
  date: one.assignedOn,
  security_id: one.id,
  custom_id: one.id,
  stakeholder_id: stakeholderId(one),
  security_law_exemptions: [],
  compensation_type: 'RSU',
  quantity: numeric(one.basisPoints),
  ...(one.vesting === null ? {} : { vesting_terms_id: termsId(one.vesting) }),
  expiration_date: null,
  termination_exercise_windows: [],
  // The format counts shares, and has no word for a share of earnings.
  comments: [
    `Quantity is in hundredths of a percent of the earnings of the project ${one.projectName} (${one.projectId}).`,
  ],
});

const vestingStart = ({ id, vesting }: EquityAssignment) =>
  vesting === null
    ? []
    : [
        {
          id: `${id}-start`,
          object_type: 'TX_VESTING_START',
          date: vesting.start,
          security_id: id,
          vesting_condition_id: START,
        },
      ];

/** The part not vested at its end is cancelled. */
const cancellation = (one: EquityAssignment) => {
  if (one.endedOn === null) return [];
  const unvested = one.basisPoints - vestedOn(one, one.endedOn);
  if (unvested === 0) return [];
  return [
    {
      id: `${one.id}-cancellation`,
      object_type: 'TX_EQUITY_COMPENSATION_CANCELLATION',
      date: one.endedOn,
      security_id: one.id,
      quantity: numeric(unvested),
      reason_text: one.endReason,
    },
  ];
};

const file = (name: string, type: string, items: readonly object[]) => ({
  file_name: `${name}.ocf.json`,
  content: `${JSON.stringify({ file_type: type, items }, null, 2)}\n`,
});

/**
 * All assignments as files of the Open Cap Format. The manifest is left out: it needs the day and country in which the issuer
 * was formed, which this product does not know.
 */
export const openCapFormatFiles = (
  assignments: readonly EquityAssignment[],
  names: Readonly<Record<string, string>>,
): { readonly file_name: string; readonly content: string }[] => {
  const schedules = assignments.flatMap(({ vesting }) => vesting ?? []);
  const terms = new Map(schedules.map((schedule) => [termsId(schedule), vestingTermsObject(schedule)]));
  const transactions = assignments
    .flatMap((one) => [issuance(one), ...vestingStart(one), ...cancellation(one)])
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return [
    file('VestingTerms', 'OCF_VESTING_TERMS_FILE', [...terms.values()]),
    file('Stakeholders', 'OCF_STAKEHOLDERS_FILE', stakeholders(assignments, names)),
    file('Transactions', 'OCF_TRANSACTIONS_FILE', transactions),
  ];
};
