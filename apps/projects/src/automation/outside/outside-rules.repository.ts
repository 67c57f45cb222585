import { Injectable } from '@nestjs/common';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import { int8, query, text, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../../database.ts';
import { RULE_COLUMNS, storedRule } from '../rules/automation-rules.repository.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** Nothing runs in the trash. */
const RULES = `SELECT ${RULE_COLUMNS} FROM automation_rules r JOIN projects p ON p.id = r.project_id
LEFT JOIN organizations g ON g.id = p.organization_id
WHERE r.is_active AND r.deleted_at IS NULL AND r.trigger ->> 'kind' = $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL`;
const ORDER = 'ORDER BY r.project_id, r.priority DESC, r.created_at, r.id';
const OF_BOOK = query({ text: `${RULES} ${ORDER}`, params: [text], row: storedRule });
/** The rules of organizations to which the learner has agreed to show their progress. */
const OF_LEARNER = query({
  text: `${RULES} AND ((r.trigger ->> 'person') IS NULL OR (r.trigger ->> 'person')::uuid = $2)
AND EXISTS (SELECT 1 FROM organization_members m JOIN crico_users u ON u.user_id = m.user_id AND u.is_active
  WHERE m.organization_id = p.organization_id AND m.user_id = $2 AND m.removed_at IS NULL AND m.progress_consent = ${PROGRESS_CONSENT})
${ORDER}`,
  params: [text, uuid],
  row: storedRule,
});
const ASSIGNED = query({
  text: 'SELECT id FROM cards WHERE project_id = $1 AND assignee = $2 AND position IS NOT NULL ORDER BY number LIMIT $3',
  params: [uuid, uuid, int8],
  row: { id: uuid },
});

/** Rules that facts of other services make run. */
@Injectable()
export class OutsideRulesRepository {
  ofBook(reads: Reads, kind: string): Promise<StoredRule[]> {
    return reads.rows(OF_BOOK, [kind]);
  }

  ofLearner(reads: Reads, kind: string, userId: string): Promise<StoredRule[]> {
    return reads.rows(OF_LEARNER, [kind, userId]);
  }

  /** Cards of a project that a person is assigned to, up to a limit. */
  async assigned(reads: Reads, projectId: string, userId: string, most: number): Promise<string[]> {
    return (await reads.rows(ASSIGNED, [projectId, userId, most])).map(({ id }) => id);
  }
}
