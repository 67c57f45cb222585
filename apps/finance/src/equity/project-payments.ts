import type { Currency } from '@nivel/contracts/finance/money';
import type { FinanceReads } from '../database.ts';

/** What the payments of a project's contracts add up to in a currency. */
export interface ProjectPaymentTotal {
  readonly projectId: string;
  readonly currency: Currency;
  readonly minorUnits: number;
}

/** Whoever keeps payments provides it; where nobody does, equity has no estimates. */
export abstract class ProjectPayments {
  /** Of payments that are paid in a calendar year, or due in it and neither paid nor cancelled, in the days of the book. */
  abstract totals(
    reads: FinanceReads,
    projectIds: readonly string[],
    year: number,
  ): Promise<readonly ProjectPaymentTotal[]>;
}
