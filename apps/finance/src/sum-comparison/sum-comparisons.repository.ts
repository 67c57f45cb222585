import { Injectable } from '@nestjs/common';
import { command, date, float8, int4, nullable, text, timestamptz } from '@nivel/messaging/statement';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceUnit } from '../database.ts';

const BEGIN = command({
  text: 'INSERT INTO sum_comparisons (night, compared_at) VALUES ($1::date, $2) ON CONFLICT (night) DO NOTHING RETURNING night::text',
  params: [date, timestamptz],
  row: { night: text },
});
const FINISH = command({
  text: 'UPDATE sum_comparisons SET repaired = $2 WHERE night = $1::date',
  params: [date, int4],
});
const difference = {
  ...{ currency: text, kind: text, day: nullable(text) },
  ...{ storedCount: float8, storedAmount: float8, count: float8, amount: float8 },
};
/**
 * One statement reads rows and sums, so that both are of the same moment. It adds the difference as every other writer does:
 * concurrent changes of payments neither wait for it nor count twice.
 */
const REPAIR_PAYMENTS = command({
  text: `WITH stored AS (
  SELECT currency, kind, day, sum(count) AS count, sum(amount) AS amount FROM payment_sums GROUP BY 1, 2, 3),
expected AS (
  SELECT c.currency, e.kind, e.day, count(*) AS count, sum(e.amount) AS amount
  FROM payment_entries e JOIN contracts c ON c.id = e.contract_id AND c.deleted_at IS NULL GROUP BY 1, 2, 3),
differing AS (
  SELECT currency, kind, day, coalesce(s.count, 0) AS stored_count, coalesce(s.amount, 0) AS stored_amount,
    coalesce(e.count, 0) AS count, coalesce(e.amount, 0) AS amount
  FROM stored s FULL JOIN expected e USING (currency, kind, day)
  WHERE coalesce(s.count, 0) <> coalesce(e.count, 0) OR coalesce(s.amount, 0) <> coalesce(e.amount, 0)),
repaired AS (
  INSERT INTO payment_sums (currency, kind, day, count, amount)
  SELECT currency, kind, day, count - stored_count, amount - stored_amount FROM differing)
SELECT currency, kind, day::text AS day, stored_count::float8 AS "storedCount", stored_amount::float8 AS "storedAmount",
  count::float8 AS count, amount::float8 AS amount
FROM differing ORDER BY currency, kind, day`,
  row: difference,
});
const REPAIR_LEADS = command({
  text: `WITH stored AS (
  SELECT currency, stage, sum(count) AS count, sum(amount) AS amount FROM lead_sums GROUP BY 1, 2),
expected AS (
  SELECT currency, stage, count(*) AS count, sum(expected_value) AS amount FROM leads WHERE deleted_at IS NULL GROUP BY 1, 2),
differing AS (
  SELECT currency, stage, coalesce(s.count, 0) AS stored_count, coalesce(s.amount, 0) AS stored_amount,
    coalesce(e.count, 0) AS count, coalesce(e.amount, 0) AS amount
  FROM stored s FULL JOIN expected e USING (currency, stage)
  WHERE coalesce(s.count, 0) <> coalesce(e.count, 0) OR coalesce(s.amount, 0) <> coalesce(e.amount, 0)),
repaired AS (
  INSERT INTO lead_sums (currency, stage, count, amount)
  SELECT currency, stage, count - stored_count, amount - stored_amount FROM differing)
SELECT currency, stage AS kind, NULL::text AS day, stored_count::float8 AS "storedCount",
  stored_amount::float8 AS "storedAmount", count::float8 AS count, amount::float8 AS amount
FROM differing ORDER BY currency, stage`,
  row: difference,
});

/** A sum that was not that of its rows: the stored amount, and the sum of the rows; amounts in minor units. */
export type SumDifference = RowOfStatement<typeof REPAIR_PAYMENTS>;

/** Comparisons of stored sums with the rows of the book (ADR 0113). */
@Injectable()
export class SumComparisonsRepository {
  /** Until the unit ends, nothing else compares this night. @returns false when it was done */
  async begin(unit: FinanceUnit, night: string): Promise<boolean> {
    return (await unit.rows(BEGIN, [night, unit.now])).length > 0;
  }

  /** Makes stored sums those of the rows. @returns what differed */
  async repairPayments(unit: FinanceUnit): Promise<SumDifference[]> {
    return unit.rows(REPAIR_PAYMENTS, []);
  }

  /** The same of leads; the kind is their stage. */
  async repairLeads(unit: FinanceUnit): Promise<SumDifference[]> {
    return unit.rows(REPAIR_LEADS, []);
  }

  async finish(unit: FinanceUnit, night: string, repaired: number): Promise<void> {
    await unit.rows(FINISH, [night, repaired]);
  }
}
