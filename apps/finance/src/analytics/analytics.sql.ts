import { leadStages } from '@nivel/contracts/finance/lead-values';
import { overdueAges } from '@nivel/contracts/finance/chart-values';
import { paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { perYear } from '@nivel/contracts/finance/payment-days';
import { array, date, float8, int4, query, textOf } from '@nivel/messaging/statement';
import { RECEIPTS } from '../payments/receipts.ts';

export const ACTIVE_COUNTS = query({
  text: `SELECT currency, count(*)::int AS count FROM contracts WHERE deleted_at IS NULL AND status = 'active' GROUP BY currency`,
  row: { currency: textOf<Currency>(), count: int4 },
});
const DAYS = { weekly: 7, biweekly: 14, monthly: 0, quarterly: 0, yearly: 0 } as const;
const MONTHS = { weekly: 0, biweekly: 0, monthly: 1, quarterly: 3, yearly: 12 } as const;
/** How often each kind of recurring contract is paid: days or months between two payments, and payments of a year. */
const FREQUENCIES = paymentFrequencies
  .map((frequency) => `('${frequency}', ${DAYS[frequency]}, ${MONTHS[frequency]}, ${perYear[frequency]})`)
  .join(', ');
/**
 * What contracts that run on a day (`$1`) bring in a month: their value times the payments of a year, by their own number of
 * payments and by 12, each rounded to the hundredth, halves up. Of one with an end, payments are counted by the calendar: whole
 * months between its days, where a day that a month lacks is the last one of that month.
 */
export const MONTHLY_REVENUE = query({
  text: `SELECT c.currency, sum(round(c.total_value::numeric * f.yearly / (12 * CASE WHEN c.end_date IS NULL THEN f.yearly
  WHEN f.days > 0 THEN (c.end_date - c.start_date) / f.days + 1 ELSE s.whole_months / f.months + 1 END)))::float8 AS revenue
FROM contracts c JOIN (VALUES ${FREQUENCIES}) AS f (frequency, days, months, yearly) ON f.frequency = c.payment_frequency
CROSS JOIN LATERAL (SELECT ((extract(year FROM c.end_date) - extract(year FROM c.start_date)) * 12
  + extract(month FROM c.end_date) - extract(month FROM c.start_date))::int AS months) AS m
CROSS JOIN LATERAL (SELECT m.months
  - CASE WHEN c.start_date + make_interval(months => m.months) > c.end_date THEN 1 ELSE 0 END AS whole_months) AS s
WHERE c.deleted_at IS NULL AND c.status = 'active' AND c.contract_type = 'recurring'
  AND c.start_date <= $1 AND (c.end_date IS NULL OR c.end_date >= $1)
GROUP BY c.currency`,
  params: [date],
  row: { currency: textOf<Currency>(), revenue: float8 },
});
/** Of projects with active shares: how many there are, and all of the shares in hundredths of a percent. */
export const EQUITY_SUM = query({
  text: `SELECT count(DISTINCT project_id)::int AS projects, coalesce(sum(basis_points), 0)::int AS "basisPoints"
FROM equity_assignments WHERE status = 'active'`,
  row: { projects: int4, basisPoints: int4 },
});

const STAGES = leadStages.map((stage) => `'${stage}'`).join(', ');
const AGES = overdueAges.map(({ from_days: days }) => days).join(', ');
const SHOWN = `>= ($2::date[])[1]`;
const BEFORE = `< ($2::date[])[cardinality($2::date[])]`;
const sumsOf = (kind: ChartKind, rows: string, bucket: string, where: string) => `SELECT '${kind}' AS kind, c.currency,
  ${bucket} AS bucket, count(*)::int AS count, sum(r.amount)::float8 AS amount
FROM ${rows} AS r JOIN contracts c ON c.id = r.contract_id AND c.deleted_at IS NULL
WHERE ${where} GROUP BY c.currency, bucket`;
/** What is still to be paid of each payment. */
const OPEN = `(SELECT contract_id, due_date AS day, amount - received AS amount FROM payments WHERE status = 'pending')`;
const MONTH = 'width_bucket(r.day, $2::date[])';

export type ChartKind = 'paid' | 'expected' | 'overdue' | 'lead';

/**
 * All that charts show, of one moment: `$1` the day it is, `$2` the first days of the months and of the one behind the last.
 * Buckets are counted from 1: months, ages, and stages in their order.
 */
export const CHARTS = query({
  text: `${sumsOf('paid', RECEIPTS, MONTH, `r.day ${SHOWN} AND r.day ${BEFORE}`)}
UNION ALL
${sumsOf('expected', OPEN, MONTH, `r.day ${SHOWN} AND r.day ${BEFORE}`)}
UNION ALL
${sumsOf('overdue', OPEN, `width_bucket($1::date - r.day, ARRAY[${AGES}])`, 'r.day < $1::date')}
UNION ALL
SELECT 'lead' AS kind, currency, array_position(ARRAY[${STAGES}], stage) AS bucket, count(*)::int AS count,
  sum(expected_value)::float8 AS amount
FROM leads WHERE deleted_at IS NULL GROUP BY currency, stage`,
  params: [date, array(date)],
  row: { kind: textOf<ChartKind>(), currency: textOf<Currency>(), bucket: int4, count: int4, amount: float8 },
});
