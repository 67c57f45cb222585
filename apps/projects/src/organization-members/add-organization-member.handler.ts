import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { addOrganizationMember } from '@nivel/contracts/projects/add-organization-member.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DirectoryRepository } from '../directory/directory.repository.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationViews } from '../organizations/organization-views.ts';

@Handles(addOrganizationMember)
export class AddOrganizationMemberHandler implements Handler<typeof addOrganizationMember> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly directory: DirectoryRepository,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    given: InputOf<typeof addOrganizationMember>,
    call: Call,
  ): Promise<OutputOf<typeof addOrganizationMember>> {
    const { orgId, role, userId, email = '' } = given;
    const actor = actorOf(call).userId;
    return this.work.run(call, async (unit) => {
      const { it } = await this.locked.for(unit, orgId, actor, 'admin');
      const found = await this.directory.findStaying(unit, actor, userId === undefined ? { email } : { userId });
      if (found === null) throw new AppError(projectsErrors.person_not_found);
      const before = await this.members.find(unit, orgId, found);
      if (before !== null && before.removedAt === null) throw new AppError(projectsErrors.already_a_member);
      await this.changes.add(unit, it, found, role);
      return this.views.member(unit, orgId, found);
    });
  }
}
