/** Paid once or in instalments, or again and again. */
export const contractTypes = ['one_off', 'recurring'] as const;
export type ContractType = (typeof contractTypes)[number];

export const paymentFrequencies = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

/** A draft is a contract on hold that was never active. */
export const contractStatuses = ['active', 'completed', 'cancelled', 'on_hold'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The displayed state of a payment: `overdue` is never stored, it follows from the day. */
export const paymentStatuses = ['pending', 'paid', 'overdue', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Open first: overdue and pending ones by their day, then paid ones and cancelled ones, newest first. */
export const paymentSorts = ['open_first', 'due_date', 'amount', 'client_name'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** The fields that a person can set on a payment. */
export const settablePaymentStatuses = ['pending', 'paid', 'cancelled'] as const;
export type StoredPaymentStatus = (typeof settablePaymentStatuses)[number];

export const contractLimits = {
  clientName: 200,
  contractTitle: 200,
  notes: 5_000,
  reason: 500,
  search: 100,
  /** The note on a partial payment. */
  note: 300,
  instalments: 120,
  /** Weekly ones for 23 years. */
  payments: 1_200,
  /** Days that the calendar shows at once. */
  calendarDays: 400,
} as const;

export const contractSorts = ['created_at', 'client_name', 'total_value', 'start_date', 'end_date'] as const;
export type ContractSort = (typeof contractSorts)[number];
