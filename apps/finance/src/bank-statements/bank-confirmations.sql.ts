import type { Currency } from '@nivel/contracts/finance/money';
import {
  array,
  command,
  date,
  float8,
  int4,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

export const ADD_CONFIRMATION = command({
  text: `INSERT INTO bank_confirmations (id, statement_id, confirmed_by, confirmed_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING id`,
  params: [uuid, uuid, nullable(uuid), timestamptz],
  row: { id: uuid },
});
export const FIND_CONFIRMATION = query({
  text: 'SELECT statement_id AS "statementId" FROM bank_confirmations WHERE id = $1',
  params: [uuid],
  row: { statementId: uuid },
});
/** One row for each currency. */
export const CONFIRMATIONS = query({
  text: `SELECT c.id, c.confirmed_by AS "confirmedBy", c.confirmed_at AS "confirmedAt", l.currency,
  count(DISTINCT l.id)::int AS lines, sum(coalesce(m.amount, l.amount))::float8 AS amount
FROM bank_confirmations c JOIN bank_matches m ON m.confirmation_id = c.id AND m.undone_at IS NULL
  JOIN bank_lines l ON l.id = m.line_id
WHERE c.statement_id = $1 GROUP BY c.id, l.currency ORDER BY c.confirmed_at DESC, c.id DESC, l.currency`,
  params: [uuid],
  row: {
    ...{ id: uuid, confirmedBy: nullable(uuid), confirmedAt: timestamptz, currency: textOf<Currency>() },
    ...{ lines: int4, amount: float8 },
  },
});
export const ADD_MATCHES = command({
  text: `INSERT INTO bank_matches (confirmation_id, line_id, position, payment_id, partial_payment_id, place, amount)
SELECT $1, m.line_id, m.position, m.payment_id, m.part_id, m.place, m.amount
FROM unnest($2::uuid[], $3::int[], $4::uuid[], $5::uuid[], $6::int[], $7::bigint[])
  AS m (line_id, position, payment_id, part_id, place, amount)`,
  params: [uuid, array(uuid), array(int4), array(uuid), array(nullable(uuid)), array(int4), array(int8)],
});
export const MATCHES = query({
  text: `SELECT m.line_id AS "lineId", m.payment_id AS "paymentId", m.partial_payment_id AS "partId",
  m.undone_at AS "undoneAt", l.booked_on::text AS "bookedOn", coalesce(m.amount, l.amount)::float8 AS amount
FROM bank_matches m JOIN bank_lines l ON l.id = m.line_id WHERE m.confirmation_id = $1 ORDER BY m.position`,
  params: [uuid],
  row: {
    ...{ lineId: uuid, paymentId: uuid, partId: nullable(uuid), undoneAt: nullable(timestamptz) },
    ...{ bookedOn: text, amount: float8 },
  },
});
export const UNDO_MATCHES = command({
  text: 'UPDATE bank_matches SET undone_at = $3 WHERE confirmation_id = $1 AND line_id = ANY ($2) AND undone_at IS NULL',
  params: [uuid, array(uuid), timestamptz],
});
/** The same order for everybody who needs several, so that nobody waits in a circle. */
export const LOCK_CONTRACTS_OF = command({
  text: `SELECT id FROM contracts WHERE id IN (SELECT contract_id FROM payments WHERE id = ANY ($1)) ORDER BY id FOR UPDATE`,
  params: [array(uuid)],
  row: { id: uuid },
});
/** Open payments due from a day to another. */
export const OPEN_PAYMENTS = query({
  text: `SELECT p.id, c.id AS "contractId", c.client_name AS "clientName", c.contract_title AS "contractTitle",
  (p.amount - p.received)::float8 AS open, c.currency, p.due_date::text AS "dueDate"
FROM payments p JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
WHERE p.status = 'pending' AND p.due_date BETWEEN $1 AND $2 AND c.currency = ANY ($3)
ORDER BY p.due_date DESC, p.id LIMIT $4::int`,
  params: [date, date, array(text), int4],
  row: {
    ...{ id: uuid, contractId: uuid, clientName: text, contractTitle: text, open: float8 },
    ...{ currency: textOf<Currency>(), dueDate: text },
  },
});
