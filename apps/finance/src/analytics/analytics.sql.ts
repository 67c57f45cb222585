import { leadStages } from '@nivel/contracts/finance/lead-values';
import { overdueAges } from '@nivel/contracts/finance/chart-values';
import type { ContractType, PaymentFrequency } from '@nivel/contracts/finance/contract-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, date, float8, int4, nullable, query, text, textOf } from '@nivel/messaging/statement';

export const ACTIVE_COUNTS = query({
  text: `SELECT currency, count(*)::int AS count FROM contracts WHERE deleted_at IS NULL AND status = 'active' GROUP BY currency`,
  row: { currency: textOf<Currency>(), count: int4 },
});
/** Of recurring contracts that bring something on a day. */
export const RECURRING_TERMS = query({
  text: `SELECT currency, contract_type AS "contractType", payment_frequency AS "paymentFrequency",
  total_value::float8 AS "totalValue", start_date::text AS "startDate", end_date::text AS "endDate", instalments
FROM contracts WHERE deleted_at IS NULL AND status = 'active' AND contract_type = 'recurring'
  AND start_date <= $1 AND (end_date IS NULL OR end_date >= $1)`,
  params: [date],
  row: {
    currency: textOf<Currency>(),
    contractType: textOf<ContractType>(),
    paymentFrequency: nullable(textOf<PaymentFrequency>()),
    totalValue: float8,
    startDate: text,
    endDate: nullable(text),
    instalments: int4,
  },
});
/** Of projects with active shares: how many there are, and all of the shares in hundredths of a percent. */
export const EQUITY_SUM = query({
  text: `SELECT count(DISTINCT project_id)::int AS projects, coalesce(sum(basis_points), 0)::int AS "basisPoints"
FROM equity_assignments WHERE status = 'active'`,
  row: { projects: int4, basisPoints: int4 },
});

const STAGES = leadStages.map((stage) => `'${stage}'`).join(', ');
const AGES = overdueAges.map(({ from_days: days }) => days).join(', ');
const paymentsBy = (kind: ChartKind, bucket: string, where: string) => `SELECT '${kind}' AS kind, c.currency,
  ${bucket} AS bucket, count(*)::int AS count, sum(p.amount)::float8 AS amount
FROM payments p JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
WHERE ${where} GROUP BY c.currency, bucket`;

export type ChartKind = 'paid' | 'expected' | 'overdue' | 'lead';

/**
 * All that charts show, of one moment: `$1` the day it is, `$2` the first days of the months and of the one behind the last.
 * Buckets are counted from 1: months, ages, and stages in their order.
 */
export const CHARTS = query({
  text: `${paymentsBy(
    'paid',
    'width_bucket(p.paid_date, $2::date[])',
    `p.status = 'paid' AND p.paid_date >= ($2::date[])[1]
  AND p.paid_date < ($2::date[])[cardinality($2::date[])]`,
  )}
UNION ALL
${paymentsBy(
  'expected',
  'width_bucket(p.due_date, $2::date[])',
  `p.status = 'pending' AND p.due_date >= ($2::date[])[1]
  AND p.due_date < ($2::date[])[cardinality($2::date[])]`,
)}
UNION ALL
${paymentsBy('overdue', `width_bucket($1::date - p.due_date, ARRAY[${AGES}])`, `p.status = 'pending' AND p.due_date < $1::date`)}
UNION ALL
SELECT 'lead' AS kind, currency, array_position(ARRAY[${STAGES}], stage) AS bucket, count(*)::int AS count,
  sum(expected_value)::float8 AS amount
FROM leads WHERE deleted_at IS NULL GROUP BY currency, stage`,
  params: [date, array(date)],
  row: { kind: textOf<ChartKind>(), currency: textOf<Currency>(), bucket: int4, count: int4, amount: float8 },
});
