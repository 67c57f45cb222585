import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CheckNoticesHandler } from './check-notices.handler.ts';
import { NoticesRepository } from './notices.repository.ts';

/** What people may still be told of a project. */
@Module({
  imports: [ProjectAccessModule],
  providers: [CheckNoticesHandler, NoticesRepository],
  exports: [NoticesRepository],
})
export class NoticesModule {}
