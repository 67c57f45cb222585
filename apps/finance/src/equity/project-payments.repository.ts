import { Injectable } from '@nestjs/common';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, date, float8, query, textOf, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads } from '../database.ts';

/** `$1` projects, `$2` and `$3` the first and the last day. */
const TOTALS = query({
  text: `SELECT c.project_id AS "projectId", c.currency, sum(p.amount)::float8 AS "minorUnits"
FROM contracts c JOIN payments p ON p.contract_id = c.id
WHERE c.project_id = ANY ($1) AND c.deleted_at IS NULL AND (
  (p.status = 'paid' AND p.paid_date BETWEEN $2 AND $3) OR (p.status = 'pending' AND p.due_date BETWEEN $2 AND $3))
GROUP BY c.project_id, c.currency ORDER BY c.currency`,
  params: [array(uuid), date, date],
  row: { projectId: uuid, currency: textOf<Currency>(), minorUnits: float8 },
});

/** What the payments of a project's contracts add up to in a currency. */
export type ProjectPaymentTotal = RowOfStatement<typeof TOTALS>;

/** What estimates of equity are made of. */
@Injectable()
export class ProjectPaymentsRepository {
  /** Of payments that are paid in a calendar year, or due in it and neither paid nor cancelled, in the days of the book. */
  totals(reads: FinanceReads, projectIds: readonly string[], year: number): Promise<ProjectPaymentTotal[]> {
    return reads.rows(TOTALS, [projectIds, `${year}-01-01`, `${year}-12-31`]);
  }
}
