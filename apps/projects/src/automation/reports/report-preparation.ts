import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';
import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import type { LeadReportKind, ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { ProjectsUnit } from '../../database.ts';
import { NoticesRepository } from '../../notices/notices.repository.ts';
import { EmailReportRepository } from './email-report.repository.ts';
import { LeadReportRepository } from './lead-report.repository.ts';
import { ReportLimit } from './report-limit.ts';
import { ReportRecipients } from './report-recipients.ts';
import type { ReportPlace } from './report-sums.repository.ts';

export interface WantedReport extends ReportPlace {
  readonly kind: ProjectTaskKind;
  /** Whom an e-mail report is for; the other kinds are for those who lead the project. */
  readonly recipients: readonly string[];
}

/** A report that may go out. */
interface PreparedReport {
  readonly recipients: readonly string[];
  /** The overdue or stale cards that it lists. */
  readonly cards: number;
  /** Whether to skip it where it has no content. */
  readonly tell: () => void;
}

/** Makes the report of a run, whatever caused it, and says why one may not go out. */
@Injectable()
export class ReportPreparation {
  constructor(
    private readonly emailReports: EmailReportRepository,
    private readonly leadReports: LeadReportRepository,
    private readonly recipients: ReportRecipients,
    private readonly notices: NoticesRepository,
    private readonly limit: ReportLimit,
  ) {}

  /** @throws AppError `project_without_emails`, `report_without_recipients`, `too_many_emails` */
  async prepare(unit: ProjectsUnit, wanted: WantedReport): Promise<PreparedReport> {
    const { kind } = wanted;
    const prepared =
      kind === 'email-report' ? await this.emailReport(unit, wanted) : await this.leadReport(unit, wanted, kind);
    await this.limit.check(unit, wanted.projectId, prepared.recipients.length);
    return prepared;
  }

  private async emailReport(unit: ProjectsUnit, wanted: WantedReport): Promise<PreparedReport> {
    const { projectId } = wanted;
    const silent = await this.notices.silent(unit, [projectId]);
    if (silent.has(projectId)) throw new AppError(projectsErrors.project_without_emails);
    const userIds = await this.recipients.membersAmong(unit, projectId, wanted.recipients);
    if (userIds.length === 0) throw new AppError(automationErrors.report_without_recipients);
    const report = await this.emailReports.of(unit, wanted, unit.now);
    return {
      recipients: userIds,
      cards: report.overdue,
      tell: () => unit.tell(emailReportSent, { ...report, userIds }, { aggregate: projectId }),
    };
  }

  private async leadReport(unit: ProjectsUnit, place: ReportPlace, kind: LeadReportKind): Promise<PreparedReport> {
    const { projectId } = place;
    const report = await this.leadReports.of(unit, place, kind, unit.now);
    const isWorthIt = kind === 'weekly-report' || report.count > 0;
    const userIds = isWorthIt ? await this.recipients.leads(unit, projectId) : [];
    return {
      recipients: userIds,
      cards: report.count,
      tell: () => {
        if (userIds.length > 0) unit.tell(projectReportDue, { ...report, userIds }, { aggregate: projectId });
      },
    };
  }
}
