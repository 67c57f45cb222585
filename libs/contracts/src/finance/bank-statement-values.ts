/** Limits of a bank file, of the parts in which it is sent, and of the stored texts of a line. */
export const bankLimits = {
  bytes: 10_000_000,
  /** Entries of a file. */
  lines: 5_000,
  batch: 200,
  fileName: 200,
  account: 64,
  payer: 140,
  text: 500,
  reference: 70,
  /** Lines that are shown at once, and confirmed by one command. */
  page: 50,
  /** Payments that are offered for a line. */
  offered: 5,
  /** Sums of payments that are offered for a line, and payments of one. */
  offeredSums: 3,
  summed: 4,
  /** Payments that one line may be confirmed for. */
  payments: 12,
} as const;

export const bankFormats = ['csv', 'camt.053'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** The state of a line; `known`: it was imported before. */
export const bankLineStates = ['open', 'confirmed', 'left_out', 'known'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why a payment is offered for a line. */
export const matchReasons = ['amount', 'sum', 'part', 'client', 'client_in_part', 'contract', 'day'] as const;
export type MatchReason = (typeof matchReasons)[number];
