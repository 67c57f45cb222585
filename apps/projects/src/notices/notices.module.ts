import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CheckNoticesHandler } from './check-notices.handler.ts';
import { NoticesRepository } from './notices.repository.ts';

/** Which notices about a project people may still get. */
@Module({
  imports: [ProjectAccessModule],
  providers: [CheckNoticesHandler, NoticesRepository],
  exports: [NoticesRepository],
})
export class NoticesModule {}
