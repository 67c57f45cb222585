import { Inject, Injectable } from '@nestjs/common';
import { int4, nullable, query, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import { SETTINGS } from '@nivel/platform/core';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsSettings } from '../../config.ts';
import type { ProjectsStatements } from '../../database.ts';
import { checkDaysEmails } from '../reports/days-emails.ts';

const SENT = query({
  text: `SELECT coalesce(sum(emails), 0)::integer AS sent, min(started_at) AS oldest FROM automation_runs
WHERE project_id = $1 AND started_at > $2 AND emails > 0`,
  params: [uuid, timestamptz],
  row: { sent: int4, oldest: nullable(timestamptz) },
});

/** The maximum of rule e-mails that a project sends within 24 hours; waiting ones count from when they were written. */
@Injectable()
export class RuleEmailLimit {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'RULE_EMAILS_A_DAY'>) {}

  /**
   * Locks the project's count until the unit ends.
   * @throws AppError `too_many_emails`
   */
  async check(unit: ProjectsStatements, projectId: string, emails: number): Promise<void> {
    await holdKey(unit, `rule e-mails of ${projectId}`);
    const [found] = await unit.rows(SENT, [projectId, new Date(unit.now.getTime() - DAY_MS)]);
    checkDaysEmails(found, { emails, limit: this.settings.RULE_EMAILS_A_DAY }, unit.now);
  }
}
