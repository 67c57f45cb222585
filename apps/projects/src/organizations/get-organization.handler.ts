import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationViews } from './organization-views.ts';
import { roleOfCall } from './role-of-call.ts';

@Handles(getOrganization)
export class GetOrganizationHandler implements Handler<typeof getOrganization> {
  constructor(
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ id }: InputOf<typeof getOrganization>, call: Call): Promise<OutputOf<typeof getOrganization>> {
    const { reads } = this.work;
    const [shown, members] = [await this.views.one(reads, id, roleOfCall(call)), await this.views.membersOf(reads, id)];
    return { ...shown, members };
  }
}
