import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { overdueAges } from '@nivel/contracts/finance/chart-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, date, float8, int4, query, textOf } from '@nivel/messaging/statement';

/**
 * The number of active contracts, and the monthly revenue of those that run on a day (`$1`). The database computes
 * `monthly_value`; it is null for contracts that are not recurring.
 */
export const ACTIVE_CONTRACTS = query({
  text: `SELECT currency, count(*)::int AS count, coalesce(sum(monthly_value)
  FILTER (WHERE start_date <= $1 AND (end_date IS NULL OR end_date >= $1)), 0)::float8 AS revenue
FROM contracts WHERE deleted_at IS NULL AND status = 'active' GROUP BY currency`,
  params: [date],
  row: { currency: textOf<Currency>(), count: int4, revenue: float8 },
});
/** The number of projects with active shares, and the sum of the shares in hundredths of a percent. */
export const EQUITY_SUM = query({
  text: `SELECT count(DISTINCT project_id)::int AS projects, coalesce(sum(basis_points), 0)::int AS "basisPoints"
FROM equity_assignments WHERE status = 'active'`,
  row: { projects: int4, basisPoints: int4 },
});

const STAGES = leadStages.map((stage) => `'${stage}'`).join(', ');
const AGES = overdueAges.map(({ from_days: days }) => days).join(', ');
const SHOWN = `>= ($2::date[])[1]`;
const BEFORE = `< ($2::date[])[cardinality($2::date[])]`;
const sumsOf = (
  kind: ChartKind,
  bucket: string,
  where: string,
) => `SELECT '${kind}' AS kind, currency, ${bucket} AS bucket,
  sum(count)::int AS count, sum(amount)::float8 AS amount
FROM payment_sums WHERE ${where} GROUP BY currency, bucket HAVING sum(count) <> 0`;
const MONTH = 'width_bucket(day, $2::date[])';

export type ChartKind = 'paid' | 'expected' | 'overdue' | 'lead';

/**
 * All data of the charts, at one moment and from the sums of payments: `$1` is today, `$2` the first days of the months and of
 * the month after the last. Buckets are counted from 1: months, ages, and stages in their order.
 */
export const CHARTS = query({
  text: `${sumsOf('paid', MONTH, `kind IN ('paid', 'part') AND day ${SHOWN} AND day ${BEFORE}`)}
UNION ALL
${sumsOf('expected', MONTH, `kind = 'pending' AND day ${SHOWN} AND day ${BEFORE}`)}
UNION ALL
${sumsOf('overdue', `width_bucket($1::date - day, ARRAY[${AGES}])`, `kind = 'pending' AND day < $1::date`)}
UNION ALL
SELECT 'lead' AS kind, currency, array_position(ARRAY[${STAGES}], stage) AS bucket, sum(count)::int AS count,
  sum(amount)::float8 AS amount
FROM lead_sums GROUP BY currency, stage HAVING sum(count) <> 0`,
  params: [date, array(date)],
  row: { kind: textOf<ChartKind>(), currency: textOf<Currency>(), bucket: int4, count: int4, amount: float8 },
});
