import { Module } from '@nestjs/common';
import { ProjectLog } from './project-log.ts';
import { ListCardHistoryHandler } from './list-card-history.handler.ts';
import { ListProjectChangesHandler } from './list-project-changes.handler.ts';

/** The one log of changes in a project, and its readers. */
@Module({
  providers: [ListCardHistoryHandler, ListProjectChangesHandler, ProjectLog],
  exports: [ProjectLog],
})
export class LogModule {}
