import { Injectable } from '@nestjs/common';
import type { Successor } from '@nivel/contracts/projects/succession';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { checkRemoval } from '../organizations/policy.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { PlaceSuccession } from './place-succession.ts';

/** Takes a member out of an organization, or lets them leave it; places that they alone lead there are handed over first. */
@Injectable()
export class MemberOffboarding {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly succession: PlaceSuccession,
    private readonly invites: InvitesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `forbidden`, `last_owner`, `last_director` */
  async remove(
    call: Call,
    orgId: string,
    userId: string,
    successors: readonly Successor[],
  ): Promise<{ success: true }> {
    const actor = actorOf(call).userId;
    const isOneself = actor === userId;
    return this.work.run(call, async (unit) => {
      const caller = await this.locked.for(unit, orgId, actor, isOneself ? 'guest' : 'admin');
      const member = await this.members.find(unit, orgId, userId);
      // A repeated call, or one about a missing person: there is nobody to remove.
      if (member === null || member.removedAt !== null) return { success: true };
      checkRemoval({ actor: caller.role, isOneself, before: member.role });
      await this.succession.settle(unit, userId, orgId, successors);
      await this.changes.remove(unit, member);
      await this.invites.revoke(unit, { invitedBy: userId, organizationId: orgId });
      return { success: true };
    });
  }
}
