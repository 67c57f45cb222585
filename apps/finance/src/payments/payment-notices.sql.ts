import type { Currency } from '@nivel/contracts/finance/money';
import {
  bool,
  command,
  date,
  float8,
  int4,
  text,
  textOf,
  timestamptz,
  uuid,
  nullable,
} from '@nivel/messaging/statement';

/**
 * The notices of a pending payment, with the range of days before its due day, negative after it. A reminder without a
 * recipient on its day is sent up to two days later.
 */
const NOTICES = `(VALUES ('due', -100000, 0, true), ('overdue', -100000, -1, true), ('before-7', 5, 7, false),
  ('before-1', 0, 1, false), ('after-1', -3, -1, false), ('after-7', -9, -7, false), ('after-14', -16, -14, false))`;

type PaymentNotice = 'due' | 'overdue' | 'before-7' | 'before-1' | 'after-1' | 'after-7' | 'after-14';

/**
 * Records and returns the notices that are due now: each once, in whatever run and however often it is called. A locked payment
 * waits for the next run. `$1` is today, `$2` whether reminders are sent at this hour.
 */
export const TAKE_NOTICES = command({
  text: `WITH wanted AS (
  SELECT p.id, p.contract_id, c.client_name, c.contract_title, p.amount - p.received AS open, c.currency, p.due_date,
    c.assigned_to, n.notice, n.most, n.is_fact
  FROM payments p JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
  JOIN ${NOTICES} AS n (notice, least, most, is_fact)
    ON p.due_date BETWEEN $1::date + n.least AND $1::date + n.most
  WHERE p.status = 'pending' AND p.due_date <= $1::date + 7
    AND (n.is_fact OR $2::boolean AND EXISTS (SELECT 1 FROM account_roles r
      WHERE r.user_id = c.assigned_to AND NOT r.is_removed AND r.role IN ('manager', 'admin')))
    AND NOT EXISTS (SELECT 1 FROM payment_notices t
      WHERE t.payment_id = p.id AND t.notice = n.notice AND (n.is_fact OR t.for_day = p.due_date))
  ORDER BY p.due_date, p.id LIMIT $4::int FOR UPDATE OF p SKIP LOCKED),
taken AS (
  INSERT INTO payment_notices (payment_id, notice, for_day, told_at) SELECT id, notice, due_date, $3 FROM wanted
  ON CONFLICT DO NOTHING RETURNING payment_id, notice)
SELECT w.id, w.contract_id AS "contractId", w.client_name AS "clientName", w.contract_title AS "contractTitle",
  w.open::float8 AS open, w.currency, w.due_date::text AS "dueDate", w.due_date - $1::date AS "daysLeft",
  w.assigned_to AS "assignedTo", w.notice
FROM wanted w JOIN taken t ON t.payment_id = w.id AND t.notice = w.notice ORDER BY w.due_date, w.id, w.most DESC`,
  params: [date, bool, timestamptz, int4],
  row: {
    ...{ id: uuid, contractId: uuid, clientName: text, contractTitle: text, open: float8 },
    ...{ currency: textOf<Currency>(), dueDate: text, daysLeft: int4, assignedTo: nullable(uuid) },
    notice: textOf<PaymentNotice>(),
  },
});
