import type { EquityStatus, PayoutSchedule } from '@nivel/contracts/finance/equity-values';
import type { VestingTerms } from '@nivel/contracts/finance/equity-terms';
import {
  array,
  command,
  date,
  int4,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

const COLUMNS = `e.id, e.employee_id AS "employeeId", e.project_id AS "projectId", e.project_name AS "projectName",
  e.basis_points AS "basisPoints", e.assigned_on::text AS "assignedOn", e.payout_schedule AS "payoutSchedule", e.vesting,
  e.status, e.ended_on::text AS "endedOn", e.end_reason AS "endReason", e.updated_at AS "updatedAt"`;
const assignment = {
  id: uuid,
  employeeId: nullable(uuid),
  projectId: uuid,
  projectName: text,
  basisPoints: int4,
  assignedOn: text,
  payoutSchedule: textOf<PayoutSchedule>(),
  vesting: nullable(jsonb<VestingTerms>()),
  status: textOf<EquityStatus>(),
  endedOn: nullable(text),
  endReason: text,
  updatedAt: timestamptz,
};

/** Filters: `$1` the holder, `$2` the project, `$3` statuses (none: all), `$4` the assignment. */
const MATCHING = `($1::uuid IS NULL OR e.employee_id = $1) AND ($2::uuid IS NULL OR e.project_id = $2)
  AND (cardinality($3::text[]) = 0 OR e.status = ANY ($3)) AND ($4::uuid IS NULL OR e.id = $4)`;
const filters = [nullable(uuid), nullable(uuid), array(text), nullable(uuid)] as const;

export const PAGE = query({
  text: `SELECT ${COLUMNS} FROM equity_assignments e WHERE ${MATCHING}
ORDER BY e.created_at DESC, e.id DESC LIMIT $5::int OFFSET $6::int`,
  params: [...filters, int4, int4],
  row: assignment,
});
export const COUNT = query({
  text: `SELECT count(*)::int AS count FROM equity_assignments e WHERE ${MATCHING}`,
  params: filters,
  row: { count: int4 },
});
export const FIND = query({
  text: `SELECT ${COLUMNS} FROM equity_assignments e WHERE e.id = $1`,
  params: [uuid],
  row: assignment,
});
export const LOCK = command({
  text: `SELECT ${COLUMNS} FROM equity_assignments e WHERE e.id = $1 FOR UPDATE`,
  params: [uuid],
  row: assignment,
});
export const ALL = query({
  text: `SELECT ${COLUMNS} FROM equity_assignments e ORDER BY e.id`,
  row: assignment,
});
export const ADD = command({
  text: `INSERT INTO equity_assignments (id, employee_id, project_id, project_name, basis_points, assigned_on, payout_schedule,
  vesting, status, end_reason, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, 'active', '', $9, $9) ON CONFLICT DO NOTHING RETURNING id`,
  params: [
    ...([uuid, nullable(uuid), uuid, text, int4, date, text] as const),
    ...([nullable(jsonb<VestingTerms>()), timestamptz] as const),
  ],
  row: { id: uuid },
});
export const SAVE = command({
  text: `UPDATE equity_assignments SET basis_points = $2, assigned_on = $3, payout_schedule = $4, vesting = $5::jsonb,
  status = $6, ended_on = $7, end_reason = $8, updated_at = $9 WHERE id = $1`,
  params: [
    ...([uuid, int4, date, text, nullable(jsonb<VestingTerms>())] as const),
    ...([text, nullable(date), text, timestamptz] as const),
  ],
});
/** The sum for one project, without one assignment. */
export const ACTIVE_SUM = query({
  text: `SELECT coalesce(sum(basis_points), 0)::int AS sum FROM equity_assignments
WHERE project_id = $1 AND status = 'active' AND id <> $2`,
  params: [uuid, uuid],
  row: { sum: int4 },
});
export const ACTIVE_SUMS = query({
  text: `SELECT project_id AS id, sum(basis_points)::int AS sum FROM equity_assignments
WHERE status = 'active' GROUP BY project_id`,
  row: { id: uuid, sum: int4 },
});
export const ANONYMISE = command({
  text: `UPDATE equity_assignments SET employee_id = NULL, updated_at = $2 WHERE employee_id = $1 RETURNING id`,
  params: [uuid, timestamptz],
  row: { id: uuid },
});
