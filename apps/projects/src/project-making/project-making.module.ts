import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { CreateCricoProjectHandler } from './create-crico-project.handler.ts';
import { ProjectsRepository } from './projects.repository.ts';

/** New projects. */
@Module({ imports: [OrganizationsModule], providers: [CreateCricoProjectHandler, ProjectsRepository] })
export class ProjectMakingModule {}
