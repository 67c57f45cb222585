import {
  contractSorts,
  type ContractSort,
  type ContractStatus,
  type ContractType,
  type PaymentFrequency,
} from '@nivel/contracts/finance/contract-values';
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
import { hasAllWords, sortedQueries } from '../book/sorted-queries.ts';

const COLUMNS = `id, client_name AS "clientName", contract_title AS "contractTitle", contract_type AS "contractType",
  payment_frequency AS "paymentFrequency", total_value::float8 AS "totalValue", currency, start_date::text AS "startDate",
  end_date::text AS "endDate", instalments, status, signed_at AS "signedAt", notes, assigned_to AS "assignedTo",
  organization_id AS "organizationId", project_id AS "projectId", project_name AS "projectName", lead_id AS "leadId",
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
  assignedTo: nullable(uuid),
  organizationId: nullable(uuid),
  projectId: nullable(uuid),
  projectName: nullable(text),
  leadId: nullable(uuid),
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

/**
 * Filters: `$1` statuses (none: all), `$2` type, `$3` person in charge, `$4` organization, `$5` project, `$6` lead, `$7` words.
 */
const matching = (isInTrash: boolean): string => `c.deleted_at IS ${isInTrash ? 'NOT NULL' : 'NULL'}
  AND (cardinality($1::text[]) = 0 OR c.status = ANY ($1)) AND ($2::text IS NULL OR c.contract_type = $2)
  AND ($3::uuid IS NULL OR c.assigned_to = $3) AND ($4::uuid IS NULL OR c.organization_id = $4)
  AND ($5::uuid IS NULL OR c.project_id = $5) AND ($6::uuid IS NULL OR c.lead_id = $6)
  AND ${hasAllWords('c.searched', '$7')}`;
const filters = [
  ...([array(text), nullable(text), nullable(uuid), nullable(uuid)] as const),
  ...([nullable(uuid), nullable(uuid), array(text)] as const),
] as const;

const ORDER: Readonly<Record<ContractSort, string>> = {
  created_at: 'c.created_at',
  client_name: 'book_folded(c.client_name)',
  total_value: 'c.total_value',
  start_date: 'c.start_date',
  end_date: 'c.end_date',
};

const pagesOf = (isInTrash: boolean) =>
  sortedQueries(contractSorts, (sort, way) => {
    // Contracts without an end come last in both directions.
    const last = sort === 'end_date' ? ' NULLS LAST' : '';
    return query({
      text: `SELECT ${COLUMNS} FROM contracts c WHERE ${matching(isInTrash)}
ORDER BY ${ORDER[sort]} ${way}${last}, c.id ${way} LIMIT $8::int OFFSET $9::int`,
      params: [...filters, int4, int4],
      row: contract,
    });
  });
/** One statement for each sort and direction. */
export const PAGE = { there: pagesOf(false), inTrash: pagesOf(true) };

const countOf = (isInTrash: boolean) =>
  query({
    text: `SELECT count(*)::int AS count FROM contracts c WHERE ${matching(isInTrash)}`,
    params: filters,
    row: { count: int4 },
  });
export const COUNT = { there: countOf(false), inTrash: countOf(true) };

/** The one of a lead that is neither cancelled nor deleted. */
export const OPEN_OF_LEAD = query({
  text: `SELECT id FROM contracts WHERE lead_id = $1 AND deleted_at IS NULL AND status <> 'cancelled'`,
  params: [uuid],
  row: { id: uuid },
});
const values = [
  ...([uuid, text, text, text, nullable(text), int8, text] as const),
  ...([date, nullable(date), int4, text, nullable(timestamptz), text, date] as const),
  ...([nullable(uuid), nullable(uuid), nullable(uuid), nullable(text), nullable(uuid), timestamptz] as const),
] as const;
export const ADD = command({
  text: `INSERT INTO contracts (id, client_name, contract_title, contract_type, payment_frequency, total_value, currency,
  start_date, end_date, instalments, status, signed_at, notes, scheduled_through, assigned_to, organization_id, project_id,
  project_name, lead_id, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)
ON CONFLICT DO NOTHING RETURNING id`,
  params: values,
  row: { id: uuid },
});
export const SAVE = command({
  text: `UPDATE contracts SET client_name = $2, contract_title = $3, contract_type = $4, payment_frequency = $5,
  total_value = $6, currency = $7, start_date = $8, end_date = $9, instalments = $10, status = $11, signed_at = $12,
  notes = $13, scheduled_through = $14, assigned_to = $15, organization_id = $16, project_id = $17, project_name = $18,
  lead_id = $19, updated_at = $20 WHERE id = $1`,
  params: values,
});
export const SET_DELETED = command({
  text: 'UPDATE contracts SET deleted_at = $2, deleted_by = $3, updated_at = $4 WHERE id = $1',
  params: [uuid, nullable(timestamptz), nullable(uuid), timestamptz],
});
/** A locked one waits for the next run. */
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
/** Open-ended ones that lack payments of the time ahead. A locked one waits for the next run. */
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
