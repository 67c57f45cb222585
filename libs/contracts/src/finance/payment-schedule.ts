import {
  contractLimits,
  type ContractType,
  type PaymentFrequency,
  type StoredPaymentStatus,
} from './contract-values.ts';
import { monthsAfter, paymentDays, perYear } from './payment-days.ts';

/** The terms of a contract that decide days and amounts of payments. Amounts in minor units, days as `2026-11-25`. */
export interface ContractTerms {
  readonly contractType: ContractType;
  /** Null: it is paid once, or in monthly instalments. */
  readonly paymentFrequency: PaymentFrequency | null;
  /** For an open-ended contract, the value of a year. */
  readonly totalValue: number;
  readonly startDate: string;
  /** Null: open-ended, or of no importance. */
  readonly endDate: string | null;
  readonly instalments: number;
}

/** The payment due on a day. */
export interface DuePayment {
  readonly dueDate: string;
  readonly amount: number;
}

export interface KeptPayment extends DuePayment {
  readonly status: StoredPaymentStatus;
  /** The sum of the partial payments. */
  readonly received?: number;
  /** The day that the schedule says, where it was moved away from it. */
  readonly scheduledOn?: string | null;
}

/** How far ahead the payments of an open-ended contract are created. */
const MONTHS_AHEAD = 12;
/** One more than there may be: so it is seen that there are too many. */
const MOST = contractLimits.payments + 1;

/** The day up to which the payments of an open-ended contract exist. */
export const horizonOf = (today: string): string => monthsAfter(today, MONTHS_AHEAD);

/** Does it end automatically? */
export const isOpenEnded = ({ contractType, endDate }: ContractTerms): boolean =>
  contractType === 'recurring' && endDate === null;

const daysOf = (terms: ContractTerms, today: string): string[] => {
  const { contractType, startDate, endDate } = terms;
  if (contractType === 'one_off') return paymentDays(startDate, 'monthly', '9999-12-31', terms.instalments);
  return paymentDays(startDate, terms.paymentFrequency ?? 'monthly', endDate ?? horizonOf(today), MOST);
};

/** Equal parts of an amount; the last carries the cents. */
const shares = (amount: number, count: number): number[] => {
  const share = Math.floor(amount / count);
  return Array.from({ length: count }, (_, n) => (n === count - 1 ? amount - share * (count - 1) : share));
};

/** The payments of each year, year after year. */
const openEnded = (terms: ContractTerms, days: readonly string[]): DuePayment[] => {
  const ofYear = shares(terms.totalValue, perYear[terms.paymentFrequency ?? 'monthly']);
  return days.map((dueDate, n) => ({ dueDate, amount: ofYear[n % ofYear.length] ?? 0 }));
};

const spread = (amount: number, days: readonly string[]): DuePayment[] => {
  const amounts = shares(amount, days.length);
  return days.map((dueDate, n) => ({ dueDate, amount: amounts[n] ?? 0 }));
};

const isSomething = ({ amount }: DuePayment): boolean => amount > 0;

/** All payments of a new contract that exist from the start. */
export const scheduledPayments = (terms: ContractTerms, today: string): DuePayment[] => {
  const days = daysOf(terms, today);
  return (isOpenEnded(terms) ? openEnded(terms, days) : spread(terms.totalValue, days)).filter(isSomething);
};

/** For an open-ended contract, the payments after the last generated day. */
export const rolledPayments = (terms: ContractTerms, through: string, today: string): DuePayment[] =>
  scheduledPayments(terms, today).filter(({ dueDate }) => dueDate > through);

/** Is it still to come on a day? */
export const isToCome = ({ status, dueDate }: KeptPayment, today: string): boolean =>
  status === 'pending' && dueDate >= today;

/** Does an amendment replace it? Partial payments stay. */
export const isReplaceable = (payment: KeptPayment, today: string): boolean =>
  isToCome(payment, today) && (payment.received ?? 0) === 0;

/**
 * The payments that replace the future ones when the terms change. Paid, overdue and cancelled payments stay; all but the
 * cancelled ones count towards the total.
 * @returns null where the payments that stay exceed the value of the contract
 */
export const amendedPayments = (
  terms: ContractTerms,
  payments: readonly KeptPayment[],
  today: string,
): DuePayment[] | null => {
  const counted = payments.filter((payment) => !isReplaceable(payment, today) && payment.status !== 'cancelled');
  const taken = new Set(counted.map(({ dueDate, scheduledOn }) => scheduledOn ?? dueDate));
  const isFree = (day: string): boolean => day >= today && !taken.has(day);
  if (isOpenEnded(terms)) return scheduledPayments(terms, today).filter(({ dueDate }) => isFree(dueDate));
  const rest = terms.totalValue - counted.reduce((sum, { amount }) => sum + amount, 0);
  if (rest < 0) return null;
  const days = daysOf(terms, today).filter(isFree);
  return spread(rest, days.length > 0 ? days : [today]).filter(isSomething);
};

export type TermsProblem = 'frequency' | 'days' | 'too_many';

/** The faults of terms; null where they can be kept. */
export const termsProblem = (terms: ContractTerms, today: string): TermsProblem | null => {
  const { contractType, paymentFrequency, instalments, startDate, endDate } = terms;
  if ((contractType === 'recurring') !== (paymentFrequency !== null)) return 'frequency';
  if (contractType === 'recurring' && instalments !== 1) return 'frequency';
  if (endDate !== null && endDate < startDate) return 'days';
  const days = daysOf(terms, today);
  if (contractType === 'one_off' && instalments > 1 && endDate !== null && (days.at(-1) ?? '') > endDate) return 'days';
  return days.length >= MOST ? 'too_many' : null;
};
