import { Injectable } from '@nestjs/common';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import {
  array,
  int4,
  json,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { LearningReads } from '../database.ts';

/** Only of members who agreed to the present list. */
const SHARED = query({
  text: `SELECT m.user_id AS "userId", p.last_activity AS "lastActivity", p.time_zone AS "timeZone",
  (SELECT json_agg(json_build_array(d.module_id, d.parts)) FROM (
    SELECT part.module_id, count(*)::integer AS parts
    FROM part_completions c JOIN curriculum_parts part ON part.id = c.part_id AND part.is_active
    WHERE c.user_id = m.user_id GROUP BY part.module_id
  ) d) AS done
FROM organization_members m LEFT JOIN user_progress p ON p.user_id = m.user_id
WHERE m.organization_id = $1 AND m.user_id = ANY ($2) AND NOT m.is_removed AND m.progress_consent = $3
ORDER BY m.user_id`,
  params: [uuid, array(uuid), int4],
  row: {
    userId: uuid,
    lastActivity: nullable(timestamptz),
    timeZone: nullable(text),
    done: nullable(json<[moduleId: string, parts: number][]>()),
  },
});

export type SharedRow = RowOfStatement<typeof SHARED>;

@Injectable()
export class SharedProgressRepository {
  ofMembers(reads: LearningReads, organizationId: string, userIds: readonly string[]): Promise<SharedRow[]> {
    return reads.rows(SHARED, [organizationId, userIds, PROGRESS_CONSENT]);
  }
}
