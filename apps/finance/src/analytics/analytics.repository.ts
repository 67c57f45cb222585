import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads } from '../database.ts';
import { ACTIVE_CONTRACTS, CHARTS, EQUITY_SUM } from './analytics.sql.ts';

/** A sum in a chart; the amount in minor units. */
export type ChartSum = RowOfStatement<typeof CHARTS>;

/** The totals of the book's rows. */
@Injectable()
export class AnalyticsRepository {
  /** The number of active contracts, and the monthly revenue of recurring ones that run on a day, by currency. */
  activeContracts(reads: FinanceReads, today: string) {
    return reads.rows(ACTIVE_CONTRACTS, [today]);
  }

  /** The number of projects with active shares, and the sum of the shares in hundredths of a percent. */
  async equitySum(reads: FinanceReads) {
    const [sum] = await reads.rows(EQUITY_SUM, []);
    return sum ?? { projects: 0, basisPoints: 0 };
  }

  /** @param firstDays of the months, and of the one behind the last */
  charts(reads: FinanceReads, today: string, firstDays: readonly string[]): Promise<ChartSum[]> {
    return reads.rows(CHARTS, [today, firstDays]);
  }
}
