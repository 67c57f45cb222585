import { Injectable } from '@nestjs/common';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, date, float8, query, textOf, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads } from '../database.ts';
import { RECEIPTS } from '../payments/receipts.ts';

/** `$1` projects, `$2` and `$3` the first and the last day. */
const TOTALS = query({
  text: `SELECT c.project_id AS "projectId", c.currency, sum(r.amount)::float8 AS "minorUnits"
FROM contracts c JOIN (SELECT contract_id, day, amount FROM ${RECEIPTS} AS received
  UNION ALL SELECT contract_id, due_date, amount - received FROM payments WHERE status = 'pending') AS r
  ON r.contract_id = c.id
WHERE c.project_id = ANY ($1) AND c.deleted_at IS NULL AND r.day BETWEEN $2 AND $3
GROUP BY c.project_id, c.currency ORDER BY c.currency`,
  params: [array(uuid), date, date],
  row: { projectId: uuid, currency: textOf<Currency>(), minorUnits: float8 },
});

/** The sum of the payments of a project's contracts in a currency. */
export type ProjectPaymentTotal = RowOfStatement<typeof TOTALS>;

/** The data for estimates of equity. */
@Injectable()
export class ProjectPaymentsRepository {
  /** The amounts received in a calendar year, and those open and due in it, in the days of the book. */
  totals(reads: FinanceReads, projectIds: readonly string[], year: number): Promise<ProjectPaymentTotal[]> {
    return reads.rows(TOTALS, [projectIds, `${year}-01-01`, `${year}-12-31`]);
  }
}
