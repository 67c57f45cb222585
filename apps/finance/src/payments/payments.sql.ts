import type { StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, command, date, float8, int8, nullable, query, text, textOf, uuid } from '@nivel/messaging/statement';

export const COLUMNS = `p.id, p.contract_id AS "contractId", c.client_name AS "clientName", c.contract_title AS "contractTitle",
  p.amount::float8 AS amount, p.received::float8 AS received, c.currency, p.due_date::text AS "dueDate", p.status,
  p.paid_date::text AS "paidDate"`;
export const FROM = 'FROM payments p JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL';
export const payment = {
  id: uuid,
  contractId: uuid,
  clientName: text,
  contractTitle: text,
  amount: float8,
  received: float8,
  currency: textOf<Currency>(),
  dueDate: text,
  status: textOf<StoredPaymentStatus>(),
  paidDate: nullable(text),
};

export const BETWEEN = query({
  text: `SELECT ${COLUMNS} ${FROM} WHERE p.due_date BETWEEN $1 AND $2 AND p.status <> 'cancelled' ORDER BY p.due_date, p.id`,
  params: [date, date],
  row: payment,
});
export const FIND = query({
  text: `SELECT ${COLUMNS} ${FROM} WHERE p.id = $1`,
  params: [uuid],
  row: payment,
});
/** The contract is locked first, as amendments do. */
export const LOCK_CONTRACT_OF = command({
  text: 'SELECT id FROM contracts WHERE id = (SELECT contract_id FROM payments WHERE id = $1) FOR UPDATE',
  params: [uuid],
  row: { id: uuid },
});
export const LOCK_OF_CONTRACT = command({
  text: `SELECT id, amount::float8 AS amount, received::float8 AS received, due_date::text AS "dueDate",
  scheduled_on::text AS "scheduledOn", status
FROM payments WHERE contract_id = $1 ORDER BY due_date, id FOR UPDATE`,
  params: [uuid],
  row: {
    id: uuid,
    amount: float8,
    received: float8,
    dueDate: text,
    scheduledOn: nullable(text),
    status: textOf<StoredPaymentStatus>(),
  },
});
export const ADD = command({
  text: `INSERT INTO payments (id, contract_id, amount, due_date, status)
SELECT given.id, $1, given.amount, given.due_date, 'pending'
FROM unnest($2::uuid[], $3::bigint[], $4::date[]) AS given (id, amount, due_date)`,
  params: [uuid, array(uuid), array(int8), array(date)],
});
export const REMOVE = command({ text: 'DELETE FROM payments WHERE id = ANY ($1)', params: [array(uuid)] });
export const CANCEL = command({
  text: `UPDATE payments SET status = 'cancelled' WHERE id = ANY ($1)`,
  params: [array(uuid)],
});
/** The day of the schedule is saved when the payment is first moved away from it. */
export const SAVE = command({
  text: `UPDATE payments SET status = $2, paid_date = $3, received = $4, due_date = $5,
  scheduled_on = CASE WHEN due_date = $5 THEN scheduled_on ELSE coalesce(scheduled_on, due_date) END WHERE id = $1`,
  params: [uuid, text, nullable(date), int8, date],
});
