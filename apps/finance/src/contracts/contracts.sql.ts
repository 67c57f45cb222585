import type { ContractStatus, ContractType, PaymentFrequency } from '@nivel/contracts/finance/contract-values';
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

const COLUMNS = `id, client_name AS "clientName", contract_title AS "contractTitle", contract_type AS "contractType",
  payment_frequency AS "paymentFrequency", total_value::float8 AS "totalValue", currency, start_date::text AS "startDate",
  end_date::text AS "endDate", instalments, status, signed_at AS "signedAt", notes,
  scheduled_through::text AS "scheduledThrough", created_at AS "createdAt", updated_at AS "updatedAt",
  deleted_at AS "deletedAt"`;
const contract = {
  id: uuid,
  clientName: text,
  contractTitle: text,
  contractType: textOf<ContractType>(),
  paymentFrequency: nullable(textOf<PaymentFrequency>()),
  totalValue: float8,
  currency: textOf<Currency>(),
  startDate: text,
  endDate: nullable(text),
  instalments: int4,
  status: textOf<ContractStatus>(),
  signedAt: nullable(timestamptz),
  notes: text,
  scheduledThrough: text,
  createdAt: timestamptz,
  updatedAt: timestamptz,
  deletedAt: nullable(timestamptz),
};

export const FIND = query({
  text: `SELECT ${COLUMNS} FROM contracts WHERE id = $1`,
  params: [uuid],
  row: contract,
});
export const LOCK = command({
  text: `SELECT ${COLUMNS} FROM contracts WHERE id = $1 FOR UPDATE`,
  params: [uuid],
  row: contract,
});
const pageOf = (isInTrash: boolean) => {
  const where = `deleted_at IS ${isInTrash ? 'NOT NULL' : 'NULL'}`;
  return {
    rows: query({
      text: `SELECT ${COLUMNS} FROM contracts WHERE ${where}
ORDER BY created_at DESC, id DESC LIMIT $1::int OFFSET $2::int`,
      params: [int4, int4],
      row: contract,
    }),
    count: query({
      text: `SELECT count(*)::int AS count FROM contracts WHERE ${where}`,
      row: { count: int4 },
    }),
  };
};
export const PAGE = { there: pageOf(false), inTrash: pageOf(true) };
export const RUNNING = query({
  text: `SELECT ${COLUMNS} FROM contracts WHERE deleted_at IS NULL AND status = 'active'`,
  row: contract,
});
const values = [
  ...([uuid, text, text, text, nullable(text), int8, text] as const),
  ...([date, nullable(date), int4, text, nullable(timestamptz), text, date, timestamptz] as const),
] as const;
export const ADD = command({
  text: `INSERT INTO contracts (id, client_name, contract_title, contract_type, payment_frequency, total_value, currency,
  start_date, end_date, instalments, status, signed_at, notes, scheduled_through, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) ON CONFLICT DO NOTHING RETURNING id`,
  params: values,
  row: { id: uuid },
});
export const SAVE = command({
  text: `UPDATE contracts SET client_name = $2, contract_title = $3, contract_type = $4, payment_frequency = $5,
  total_value = $6, currency = $7, start_date = $8, end_date = $9, instalments = $10, status = $11, signed_at = $12,
  notes = $13, scheduled_through = $14, updated_at = $15 WHERE id = $1`,
  params: values,
});
export const SET_DELETED = command({
  text: 'UPDATE contracts SET deleted_at = $2, deleted_by = $3, updated_at = $4 WHERE id = $1',
  params: [uuid, nullable(timestamptz), nullable(uuid), timestamptz],
});
/** One that somebody holds waits for the next turn. */
export const DUE_FOR_PURGE = command({
  text: `SELECT id FROM contracts WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2::int FOR UPDATE SKIP LOCKED`,
  params: [timestamptz, int4],
  row: { id: uuid },
});
export const PURGE_PAYMENTS = command({
  text: 'DELETE FROM payments WHERE contract_id = ANY ($1) RETURNING id',
  params: [array(uuid)],
  row: { id: uuid },
});
export const PURGE = command({ text: 'DELETE FROM contracts WHERE id = ANY ($1)', params: [array(uuid)] });
/** Open-ended ones that lack payments of the time ahead. One that somebody holds waits for the next turn. */
export const DUE_FOR_ROLL = command({
  text: `SELECT ${COLUMNS} FROM contracts WHERE deleted_at IS NULL AND status = 'active' AND contract_type = 'recurring'
  AND end_date IS NULL AND scheduled_through < $1 ORDER BY scheduled_through LIMIT $2::int FOR UPDATE SKIP LOCKED`,
  params: [date, int4],
  row: contract,
});
export const SET_THROUGH = command({
  text: 'UPDATE contracts SET scheduled_through = $2 WHERE id = $1',
  params: [uuid, date],
});
