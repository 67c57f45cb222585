import { Module } from '@nestjs/common';
import { BoardModule } from '../../board/board.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { ListProjectTaskRunsHandler } from './list-project-task-runs.handler.ts';
import { ListProjectTasksHandler } from './list-project-tasks.handler.ts';
import { PauseProjectTaskHandler } from './pause-project-task.handler.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { ReportFiguresRepository } from './report-figures.repository.ts';
import { RunDueProjectTasksHandler } from './run-due-project-tasks.handler.ts';
import { RunProjectTaskHandler } from './run-project-task.handler.ts';
import { SetUpProjectTaskHandler } from './set-up-project-task.handler.ts';

/** What a project has done at times of its own. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [
    ListProjectTaskRunsHandler,
    ListProjectTasksHandler,
    PauseProjectTaskHandler,
    ProjectTaskRunner,
    ProjectTasksRepository,
    ReportFiguresRepository,
    RunDueProjectTasksHandler,
    RunProjectTaskHandler,
    SetUpProjectTaskHandler,
  ],
})
export class ProjectTasksModule {}
