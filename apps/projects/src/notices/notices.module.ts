import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CheckNoticesHandler } from './check-notices.handler.ts';
import { NoticesRepository } from './notices.repository.ts';

/** The notices that people may still get about a project. */
@Module({ imports: [ProjectAccessModule], providers: [CheckNoticesHandler, NoticesRepository] })
export class NoticesModule {}
