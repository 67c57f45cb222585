import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { EmailReportRepository } from './email-report.repository.ts';
import { LeadReportRepository } from './lead-report.repository.ts';
import { PreviewEmailReportHandler } from './preview-email-report.handler.ts';
import { ReportLimit } from './report-limit.ts';
import { ReportPreparation } from './report-preparation.ts';
import { ReportRecipients } from './report-recipients.ts';
import { ReportSumsRepository } from './report-sums.repository.ts';

/** The content of a project's reports, and their possible recipients. */
@Module({
  imports: [AccountsModule, NoticesModule, ProjectAccessModule],
  providers: [
    EmailReportRepository,
    LeadReportRepository,
    PreviewEmailReportHandler,
    ReportLimit,
    ReportPreparation,
    ReportRecipients,
    ReportSumsRepository,
  ],
  exports: [ReportPreparation, ReportRecipients],
})
export class ReportsModule {}
