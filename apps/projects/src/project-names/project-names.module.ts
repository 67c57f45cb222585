import { Module } from '@nestjs/common';
import { NameProjectsHandler } from './name-projects.handler.ts';
import { ProjectNamesRepository } from './project-names.repository.ts';

/** Names of projects, for services whose rows name them. */
@Module({ providers: [NameProjectsHandler, ProjectNamesRepository] })
export class ProjectNamesModule {}
