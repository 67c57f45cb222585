import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CreateCricoProjectHandler } from './create-crico-project.handler.ts';
import { CreateOrganizationProjectHandler } from './create-organization-project.handler.ts';
import { CreateProject } from './create-project.ts';
import { ProjectsRepository } from './projects.repository.ts';

/** New projects. */
@Module({
  imports: [OrganizationsModule, ProjectAccessModule],
  providers: [CreateCricoProjectHandler, CreateOrganizationProjectHandler, CreateProject, ProjectsRepository],
})
export class ProjectCreationModule {}
