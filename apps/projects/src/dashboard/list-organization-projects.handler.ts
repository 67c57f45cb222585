import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listOrganizationProjects } from '@nivel/contracts/projects/list-organization-projects.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { shownProject } from './shown-project.ts';

@Handles(listOrganizationProjects)
export class ListOrganizationProjectsHandler implements Handler<typeof listOrganizationProjects> {
  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { orgId }: InputOf<typeof listOrganizationProjects>,
    call: Call,
  ): Promise<OutputOf<typeof listOrganizationProjects>> {
    const seen = await this.dashboard.projects(this.work.reads, actorOf(call).userId);
    return { projects: seen.filter(({ organizationId }) => organizationId === orgId).map(shownProject) };
  }
}
