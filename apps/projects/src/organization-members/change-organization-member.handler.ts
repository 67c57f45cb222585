import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { changeOrganizationMember } from '@nivel/contracts/projects/change-organization-member.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { checkRoleChange } from '../organizations/policy.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationViews } from '../organizations/organization-views.ts';

@Handles(changeOrganizationMember)
export class ChangeOrganizationMemberHandler implements Handler<typeof changeOrganizationMember> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { orgId, userId, role }: InputOf<typeof changeOrganizationMember>,
    call: Call,
  ): Promise<OutputOf<typeof changeOrganizationMember>> {
    const actor = actorOf(call).userId;
    return this.work.run(call, async (unit) => {
      const caller = await this.locked.for(unit, orgId, actor, 'admin');
      const member = await this.members.find(unit, orgId, userId);
      if (member === null || member.removedAt !== null) throw new AppError(projectsErrors.person_not_found);
      if (member.role !== role) {
        if (role === 'owner') throw new AppError(projectsErrors.owner_role_is_transferred);
        checkRoleChange({ actor: caller.role, before: member.role });
        await this.changes.changeRole(unit, member, role);
      }
      return this.views.member(unit, orgId, userId);
    });
  }
}
