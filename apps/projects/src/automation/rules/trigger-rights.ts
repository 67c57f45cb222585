import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { query, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../../database.ts';
import type { StoredRule } from './stored-rule.ts';
import { sourceOf } from './trigger-source.ts';

type Reads = Pick<ProjectsReads, 'rows'>;
type Owned = Pick<StoredRule, 'ownerId' | 'projectId' | 'trigger'>;

/** Managers and administrators of the installation, as the book asks for. */
const READS_BOOK = query({
  text: `SELECT user_id AS id FROM crico_users WHERE user_id = $1 AND is_active AND role IN ('manager', 'admin')`,
  params: [uuid],
  row: { id: uuid },
});
/** Owners and admins of the organization of a project, as the progress of its members asks for. */
const READS_PROGRESS = query({
  text: `SELECT u.user_id AS id FROM projects p JOIN organizations o ON o.id = p.organization_id AND o.deleted_at IS NULL
JOIN crico_users u ON u.user_id = $1 AND u.is_active
LEFT JOIN organization_members m ON m.organization_id = o.id AND m.user_id = u.user_id AND m.removed_at IS NULL
WHERE p.id = $2 AND (u.role = 'admin' OR m.role IN ('admin', 'owner'))`,
  params: [uuid, uuid],
  row: { id: uuid },
});

/** Whether the owner of a rule may see what makes it run. */
@Injectable()
export class TriggerRights {
  async maySee(reads: Reads, { ownerId, projectId, trigger }: Owned): Promise<boolean> {
    const source = sourceOf(trigger);
    if (source === 'project') return true;
    const found =
      source === 'finance'
        ? await reads.rows(READS_BOOK, [ownerId])
        : await reads.rows(READS_PROGRESS, [ownerId, projectId]);
    return found.length > 0;
  }

  /** @throws AppError `rule_trigger_forbidden` */
  async check(reads: Reads, rule: Owned): Promise<void> {
    if (!(await this.maySee(reads, rule))) throw new AppError(automationErrors.rule_trigger_forbidden);
  }
}
