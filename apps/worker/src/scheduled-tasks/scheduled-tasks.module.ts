import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { ChangeScheduledTaskHandler } from './change-scheduled-task.handler.ts';
import { ListScheduledTaskRunsHandler } from './list-scheduled-task-runs.handler.ts';
import { ListScheduledTasksHandler } from './list-scheduled-tasks.handler.ts';
import { RunScheduledTaskHandler } from './run-scheduled-task.handler.ts';
import { TaskList } from './task-list.ts';

/** The scheduled tasks of the installation, for its administrators. */
@Module({
  imports: [JobsModule],
  providers: [
    TaskList,
    ListScheduledTasksHandler,
    ListScheduledTaskRunsHandler,
    RunScheduledTaskHandler,
    ChangeScheduledTaskHandler,
  ],
})
export class ScheduledTasksModule {}
