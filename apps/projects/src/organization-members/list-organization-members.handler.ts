import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listOrganizationMembers } from '@nivel/contracts/projects/list-organization-members.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationViews } from '../organizations/organization-views.ts';

@Handles(listOrganizationMembers)
export class ListOrganizationMembersHandler implements Handler<typeof listOrganizationMembers> {
  constructor(
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ orgId }: InputOf<typeof listOrganizationMembers>): Promise<OutputOf<typeof listOrganizationMembers>> {
    return { members: await this.views.membersOf(this.work.reads, orgId) };
  }
}
