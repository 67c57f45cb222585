import { command, int4, timestamptz } from '@nivel/messaging/statement';

/** Baselines at once; each has the dates of some thousands of cards. */
export const MOST_BASELINES_AT_ONCE = 20;

/** Baselines deleted before a moment, with their dates. A locked one waits for the next run. */
export const PURGE_BASELINES = command({
  text: `WITH gone AS (DELETE FROM baselines WHERE id IN (SELECT id FROM baselines WHERE deleted_at <= $1
  ORDER BY id LIMIT ${MOST_BASELINES_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING 1)
SELECT count(*)::integer AS baselines FROM gone`,
  params: [timestamptz],
  row: { baselines: int4 },
});
