import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { restoreOrganization } from '@nivel/contracts/projects/restore-organization.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DeletedOrganization } from './deleted-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationChanges } from '../organizations/organization-changes.ts';
import { OrganizationViews } from '../organizations/organization-views.ts';

@Handles(restoreOrganization)
export class RestoreOrganizationHandler implements Handler<typeof restoreOrganization> {
  constructor(
    private readonly deleted: DeletedOrganization,
    private readonly changes: OrganizationChanges,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { organization_id: id }: InputOf<typeof restoreOrganization>,
    call: Call,
  ): Promise<OutputOf<typeof restoreOrganization>> {
    return this.work.run(call, async (unit) => {
      await this.deleted.lock(unit, id, actorOf(call).userId);
      await this.changes.restore(unit, id);
      await this.memberChanges.resume(unit, await this.members.present(unit, { organizationId: id }));
      return this.views.one(unit, id, 'owner');
    });
  }
}
