import type { BankFormat } from '@nivel/contracts/finance/bank-statement-values';

/** Why a file cannot be imported. */
export type BankFileProblem =
  'too-large' | 'too-many' | 'empty' | 'unreadable' | 'xml' | 'doctype' | 'not-camt' | 'no-entries';

export class BankFileError extends Error {
  constructor(readonly problem: BankFileProblem) {
    super(problem);
  }
}

/** An entry read from a file, before its validation. */
export interface BankEntry {
  readonly isCredit: boolean;
  /** It reverses an earlier booking. */
  readonly isReversal: boolean;
  /** An unbooked entry may still not arrive. */
  readonly isBooked: boolean;
  /** As `2026-11-25`; undefined where it means no day. */
  readonly bookedOn: string | undefined;
  /** A decimal number without its sign; NaN where it means none. */
  readonly amount: number;
  readonly currency: string;
  readonly payer: string;
  readonly text: string;
  readonly reference: string;
  readonly bankReference: string;
}

/** The content of a file, in every format. */
export interface BankEntries {
  readonly format: BankFormat;
  readonly account: string;
  readonly entries: readonly BankEntry[];
  /** It says itself that it has more or fewer entries, or another sum. */
  readonly isInconsistent: boolean;
}

/** A text of one line, as the documented door accepts it. */
export const oneLine = (text: string, most: number): string =>
  [
    ...text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trim();
