import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { transferOrganization } from '@nivel/contracts/projects/transfer-organization.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { LockedOrganization } from './locked-organization.ts';
import { MemberChanges } from './member-changes.ts';
import { MembersRepository, type Member } from './members.repository.ts';
import { OrganizationViews } from './organization-views.ts';

/**
 * The new owner is set first, so that there is one at every moment. An administrator who transfers is not a member and does not
 * become one.
 */
@Handles(transferOrganization)
export class TransferOrganizationHandler implements Handler<typeof transferOrganization> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly people: PeopleRepository,
    private readonly views: OrganizationViews,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { organization_id: id, user_id: userId }: InputOf<typeof transferOrganization>,
    call: Call,
  ): Promise<OutputOf<typeof transferOrganization>> {
    const actor = actorOf(call).userId;
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, id, actor, 'owner');
      const heir = await this.heir(unit, id, userId);
      if (heir.role !== 'owner') await this.changes.changeRole(unit, heir, 'owner');
      const before = await this.members.find(unit, id, actor);
      if (before?.role === 'owner' && before.removedAt === null && actor !== userId)
        await this.changes.changeRole(unit, before, 'admin');
      return { members: await this.views.membersOf(unit, id) };
    });
  }

  /** @throws AppError `person_not_found` for a person who is no active member */
  private async heir(unit: ProjectsUnit, id: string, userId: string): Promise<Member> {
    const member = await this.members.find(unit, id, userId);
    const isActive = (await this.people.roleOf(unit, userId)) !== null;
    if (member === null || member.removedAt !== null || !isActive) throw new AppError(projectsErrors.person_not_found);
    return member;
  }
}
