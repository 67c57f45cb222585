import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { checkRemoval } from '../organizations/policy.ts';
import { MembersRepository } from '../organizations/members.repository.ts';

@Handles(removeOrganizationMember)
export class RemoveOrganizationMemberHandler implements Handler<typeof removeOrganizationMember> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly invites: InvitesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { orgId, userId }: InputOf<typeof removeOrganizationMember>,
    call: Call,
  ): Promise<OutputOf<typeof removeOrganizationMember>> {
    const actor = actorOf(call).userId;
    const isOneself = actor === userId;
    return this.work.run(call, async (unit) => {
      const caller = await this.locked.for(unit, orgId, actor, isOneself ? 'guest' : 'admin');
      const member = await this.members.find(unit, orgId, userId);
      // Asked again, or of nobody: there is nobody to take out.
      if (member === null || member.removedAt !== null) return { success: true };
      checkRemoval({ actor: caller.role, isOneself, before: member.role });
      await this.changes.remove(unit, member);
      await this.invites.revoke(unit, { invitedBy: userId, organizationId: orgId });
      return { success: true };
    });
  }
}
