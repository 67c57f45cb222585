import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { BoardModule } from '../../board/board.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { AutomationSettingsModule } from '../settings/automation-settings.module.ts';
import { ListProjectTaskRunsHandler } from './list-project-task-runs.handler.ts';
import { ListProjectTasksHandler } from './list-project-tasks.handler.ts';
import { PauseProjectTaskHandler } from './pause-project-task.handler.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { RunDueProjectTasksHandler } from './run-due-project-tasks.handler.ts';
import { RunProjectTaskHandler } from './run-project-task.handler.ts';
import { ScheduleEmailReportHandler } from './schedule-email-report.handler.ts';
import { SendEmailReportHandler } from './send-email-report.handler.ts';
import { SetUpProjectTaskHandler } from './set-up-project-task.handler.ts';

/** The scheduled tasks of a project. */
@Module({
  imports: [AccountsModule, AutomationSettingsModule, BoardModule, ProjectAccessModule, ReportsModule],
  providers: [
    ListProjectTaskRunsHandler,
    ListProjectTasksHandler,
    PauseProjectTaskHandler,
    ProjectTaskRunner,
    ProjectTasksRepository,
    RunDueProjectTasksHandler,
    RunProjectTaskHandler,
    ScheduleEmailReportHandler,
    SendEmailReportHandler,
    SetUpProjectTaskHandler,
  ],
})
export class ProjectTasksModule {}
