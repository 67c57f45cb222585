import { Inject, Injectable } from '@nestjs/common';
import { int4, nullable, query, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import { SETTINGS } from '@nivel/platform/core';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsSettings } from '../../config.ts';
import type { ProjectsUnit } from '../../database.ts';
import { checkDaysEmails } from './days-emails.ts';

const SENT = query({
  text: `SELECT coalesce(sum(recipients), 0)::integer AS sent, min(started_at) AS oldest FROM project_task_runs
WHERE project_id = $1 AND started_at > $2 AND recipients > 0`,
  params: [uuid, timestamptz],
  row: { sent: int4, oldest: nullable(timestamptz) },
});

/** The maximum of report e-mails that a project sends within 24 hours, for all requesters together. */
@Injectable()
export class ReportLimit {
  constructor(@Inject(SETTINGS) private readonly settings: ProjectsSettings) {}

  /**
   * Locks the project's count until the unit ends.
   * @throws AppError `too_many_emails`
   */
  async check(unit: ProjectsUnit, projectId: string, emails: number): Promise<void> {
    if (emails === 0) return;
    await holdKey(unit, `reports of ${projectId}`);
    const since = new Date(unit.now.getTime() - DAY_MS);
    const [found] = await unit.rows(SENT, [projectId, since]);
    checkDaysEmails(found, { emails, limit: this.settings.REPORT_EMAILS_A_DAY }, unit.now);
  }
}
