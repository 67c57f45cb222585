/** The day it is in the book of these tests. */
export const oracleDay = '2026-11-25';

/** The totals of a book in pesos and dollars: counts days by the calendar of the database, and divides like SQL. */
export const FIGURES_ORACLE = `WITH every (frequency, step, times) AS (VALUES
  ('weekly', interval '7 days', 52), ('biweekly', interval '14 days', 26), ('monthly', interval '1 month', 12),
  ('quarterly', interval '3 months', 4), ('yearly', interval '1 year', 1)),
weights (stage, percent) AS (VALUES ('new', 10), ('contacted', 20), ('qualified', 40), ('proposal', 60), ('negotiation', 80)),
monthly AS (SELECT c.currency, round(c.total_value::numeric * e.times / (12 * CASE WHEN c.end_date IS NULL THEN e.times
  ELSE (SELECT count(*) FROM generate_series(0, 2000) n WHERE c.start_date + n * e.step <= c.end_date) END)) AS amount
  FROM contracts c JOIN every e ON e.frequency = c.payment_frequency
  WHERE c.deleted_at IS NULL AND c.status = 'active'
    AND date '${oracleDay}' BETWEEN c.start_date AND coalesce(c.end_date, 'infinity')),
own AS (SELECT p.*, c.currency, p.amount - p.received AS open FROM payments p, contracts c
  WHERE c.id = p.contract_id AND c.deleted_at IS NULL)
SELECT x.currency,
  (SELECT coalesce(sum(expected_value), 0) / 100.0 FROM leads l WHERE l.currency = x.currency AND l.deleted_at IS NULL
    AND l.stage NOT LIKE 'closed%')::float8 AS total_leads_value,
  (SELECT round(coalesce(sum(expected_value * percent), 0) / 100.0) / 100.0 FROM leads l JOIN weights w USING (stage)
    WHERE l.currency = x.currency AND l.deleted_at IS NULL)::float8 AS weighted_leads_value,
  (SELECT coalesce(sum(amount), 0) / 100.0 FROM monthly m WHERE m.currency = x.currency)::float8 AS monthly_recurring_revenue,
  (SELECT count(*) FROM contracts c WHERE c.currency = x.currency AND c.status = 'active'
    AND c.deleted_at IS NULL)::int AS active_contracts,
  (SELECT coalesce(sum(p.open), 0) / 100.0 FROM own p WHERE p.status = 'pending' AND p.currency = x.currency
    AND p.due_date - date '${oracleDay}' BETWEEN 0 AND 30)::float8 AS upcoming_payments_30_days,
  (SELECT coalesce(sum(p.open), 0) / 100.0 FROM own p WHERE p.status = 'pending' AND p.currency = x.currency
    AND p.due_date < date '${oracleDay}')::float8 AS overdue_payments
FROM (VALUES ('MXN'), ('USD')) AS x (currency)`;

/** The chart values of a currency (`$1`), one per row: months and stages by name, ages by their days. */
export const CHARTS_ORACLE = `WITH own AS (SELECT p.*, p.amount - p.received AS open FROM payments p, contracts c
  WHERE c.id = p.contract_id AND c.deleted_at IS NULL AND c.currency = $1)
SELECT 'paid ' || to_char(m, 'YYYY-MM') AS what, 0 AS count, ((SELECT coalesce(sum(open), 0) FROM own
    WHERE status = 'paid' AND to_char(paid_date, 'YYYY-MM') = to_char(m, 'YYYY-MM')) + (SELECT coalesce(sum(q.amount), 0)
    FROM partial_payments q, own WHERE own.id = q.payment_id AND q.withdrawn_at IS NULL
    AND to_char(q.paid_on, 'YYYY-MM') = to_char(m, 'YYYY-MM')))::float8 / 100 AS amount
  FROM generate_series(timestamp '2025-11-01', timestamp '2027-11-01', interval '1 month') m
UNION ALL SELECT 'expected ' || to_char(m, 'YYYY-MM'), 0, (SELECT coalesce(sum(open), 0) / 100.0 FROM own
    WHERE status = 'pending' AND to_char(due_date, 'YYYY-MM') = to_char(m, 'YYYY-MM'))::float8
  FROM generate_series(timestamp '2025-11-01', timestamp '2027-11-01', interval '1 month') m
UNION ALL SELECT 'stage ' || s, (SELECT count(*) FROM leads WHERE deleted_at IS NULL AND currency = $1 AND stage = s)::int,
    (SELECT coalesce(sum(expected_value), 0) / 100.0 FROM leads WHERE deleted_at IS NULL AND currency = $1 AND stage = s)::float8
  FROM unnest(ARRAY['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost']) s
UNION ALL SELECT 'age ' || a || '-' || b, count(own.id)::int, coalesce(sum(own.open), 0)::float8 / 100
  FROM (VALUES (1, 30), (31, 60), (61, 90), (91, 1000000)) ages (a, b)
  LEFT JOIN own ON own.status = 'pending' AND date '${oracleDay}' - own.due_date BETWEEN a AND b GROUP BY a, b`;
