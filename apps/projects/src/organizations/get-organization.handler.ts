import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { organization } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationViews } from './organization-views.ts';

@Handles(getOrganization)
export class GetOrganizationHandler implements Handler<typeof getOrganization> {
  constructor(
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ id }: InputOf<typeof getOrganization>, call: Call): Promise<OutputOf<typeof getOrganization>> {
    const { reads } = this.work;
    const [shown, members] = [
      await this.views.one(reads, id, roleOf(call, organization)),
      await this.views.membersOf(reads, id),
    ];
    return { ...shown, members };
  }
}
