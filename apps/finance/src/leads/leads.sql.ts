import { leadSorts, leadStages, type LeadSort, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
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

const COLUMNS = `l.id, l.name, l.source, l.stage, l.expected_value::float8 AS "expectedValue", l.currency,
  l.assigned_to AS "assignedTo", l.notes, l.next_step AS "nextStep", l.next_step_on::text AS "nextStepOn",
  l.lost_reason AS "lostReason", l.created_at AS "createdAt", l.updated_at AS "updatedAt", l.deleted_at AS "deletedAt"`;
const lead = {
  id: uuid,
  name: text,
  source: text,
  stage: textOf<LeadStage>(),
  expectedValue: float8,
  currency: textOf<Currency>(),
  assignedTo: nullable(uuid),
  notes: text,
  nextStep: text,
  nextStepOn: nullable(text),
  lostReason: text,
  createdAt: timestamptz,
  updatedAt: timestamptz,
  deletedAt: nullable(timestamptz),
};

/** Filters: `$1` stages (none: all), `$2` person in charge, `$3` words. */
const matching = (isInTrash: boolean): string => `l.deleted_at IS ${isInTrash ? 'NOT NULL' : 'NULL'}
  AND (cardinality($1::text[]) = 0 OR l.stage = ANY ($1)) AND ($2::uuid IS NULL OR l.assigned_to = $2)
  AND ${hasAllWords('l.searched', '$3')}`;
const filters = [array(text), nullable(uuid), array(text)] as const;

const STAGES = leadStages.map((stage) => `'${stage}'`).join(', ');
const ORDER: Readonly<Record<LeadSort, string>> = {
  created_at: 'l.created_at',
  updated_at: 'l.updated_at',
  name: 'book_folded(l.name)',
  stage: `array_position(ARRAY[${STAGES}], l.stage)`,
  expected_value: 'l.expected_value',
  next_step_on: 'l.next_step_on',
};

const pagesOf = (isInTrash: boolean) =>
  sortedQueries(leadSorts, (sort, way) => {
    // The order of the index; for other columns, rows without a value come last in both directions.
    const last = sort === 'next_step_on' ? ' NULLS LAST' : '';
    return query({
      text: `SELECT ${COLUMNS} FROM leads l WHERE ${matching(isInTrash)}
ORDER BY ${ORDER[sort]} ${way}${last}, l.id ${way} LIMIT $4::int OFFSET $5::int`,
      params: [...filters, int4, int4],
      row: lead,
    });
  });
/** One statement for each sort and direction. */
export const PAGE = { there: pagesOf(false), inTrash: pagesOf(true) };

const countOf = (isInTrash: boolean) =>
  query({
    text: `SELECT count(*)::int AS count FROM leads l WHERE ${matching(isInTrash)}`,
    params: filters,
    row: { count: int4 },
  });
export const COUNT = { there: countOf(false), inTrash: countOf(true) };

export const FIND = query({ text: `SELECT ${COLUMNS} FROM leads l WHERE l.id = $1`, params: [uuid], row: lead });
export const LOCK = command({
  text: `SELECT ${COLUMNS} FROM leads l WHERE l.id = $1 FOR UPDATE`,
  params: [uuid],
  row: lead,
});
export const ADD = command({
  text: `INSERT INTO leads (id, name, source, stage, expected_value, currency, assigned_to, notes, next_step, next_step_on,
  lost_reason, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) ON CONFLICT DO NOTHING RETURNING id`,
  params: [
    ...([uuid, text, text, text, int8, text, nullable(uuid)] as const),
    ...([text, text, nullable(date), text, timestamptz] as const),
  ],
  row: { id: uuid },
});
export const SAVE = command({
  text: `UPDATE leads SET name = $2, source = $3, stage = $4, expected_value = $5, currency = $6, assigned_to = $7, notes = $8,
  next_step = $9, next_step_on = $10, lost_reason = $11, updated_at = $12 WHERE id = $1`,
  params: [
    ...([uuid, text, text, text, int8, text, nullable(uuid)] as const),
    ...([text, text, nullable(date), text, timestamptz] as const),
  ],
});
export const SET_DELETED = command({
  text: 'UPDATE leads SET deleted_at = $2, deleted_by = $3, updated_at = $4 WHERE id = $1',
  params: [uuid, nullable(timestamptz), nullable(uuid), timestamptz],
});
/** A locked one waits for the next run. */
export const PURGE = command({
  text: `DELETE FROM leads WHERE id IN (
  SELECT id FROM leads WHERE deleted_at <= $1 ORDER BY deleted_at LIMIT $2::int FOR UPDATE SKIP LOCKED) RETURNING id`,
  params: [timestamptz, int4],
  row: { id: uuid },
});
