import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { projectDeleted } from '@nivel/contracts/projects/project-deleted.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationChanges } from '../organizations/organization-changes.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';

/** Every right in it ends immediately; members and invites stay, for it may be restored. */
@Handles(deleteOrganization)
export class DeleteOrganizationHandler implements Handler<typeof deleteOrganization> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly organizations: OrganizationsRepository,
    private readonly changes: OrganizationChanges,
    private readonly members: MembersRepository,
    private readonly memberChanges: MemberChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ id }: InputOf<typeof deleteOrganization>, call: Call): Promise<OutputOf<typeof deleteOrganization>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, id, userId, 'owner');
      await this.changes.delete(unit, id, userId);
      for (const projectId of await this.organizations.projectIds(unit, id))
        unit.tell(projectDeleted, { projectId }, { aggregate: projectId });
      await this.memberChanges.suspend(unit, await this.members.present(unit, { organizationId: id }));
      return { success: true, deleted_at: unit.now.toISOString() };
    });
  }
}
