/** The differences between stored and computed sums of payments: there must be none. */
export const SUMS_ORACLE = `WITH stored AS (
  SELECT currency, kind, day, sum(count)::int AS count, sum(amount)::float8 AS amount FROM payment_sums GROUP BY 1, 2, 3),
own AS (SELECT p.*, c.currency FROM payments p, contracts c WHERE c.id = p.contract_id AND c.deleted_at IS NULL),
entries AS (
  SELECT currency, status AS kind, coalesce(paid_date, due_date) AS day, amount - received AS amount FROM own
  UNION ALL SELECT o.currency, 'part', q.paid_on, q.amount FROM partial_payments q, own o
    WHERE o.id = q.payment_id AND q.withdrawn_at IS NULL),
expected AS (SELECT currency, kind, day, count(*)::int AS count, sum(amount)::float8 AS amount FROM entries GROUP BY 1, 2, 3)
(SELECT 'stored' AS side, currency, kind, day::text, count, amount FROM stored WHERE count <> 0 OR amount <> 0
  EXCEPT SELECT 'stored', currency, kind, day::text, count, amount FROM expected)
UNION ALL
(SELECT 'expected', currency, kind, day::text, count, amount FROM expected
  EXCEPT SELECT 'expected', currency, kind, day::text, count, amount FROM stored)`;

/** The same of leads. */
export const LEAD_SUMS_ORACLE = `WITH stored AS (
  SELECT currency, stage, sum(count)::int AS count, sum(amount)::float8 AS amount FROM lead_sums GROUP BY 1, 2),
expected AS (SELECT currency, stage, count(*)::int AS count, sum(expected_value)::float8 AS amount FROM leads
  WHERE deleted_at IS NULL GROUP BY 1, 2)
(SELECT 'stored' AS side, s.* FROM stored s WHERE count <> 0 OR amount <> 0 EXCEPT SELECT 'stored', e.* FROM expected e)
UNION ALL (SELECT 'expected', e.* FROM expected e EXCEPT SELECT 'expected', s.* FROM stored s)`;
