import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedOrganization } from '../organizations/locked-organization.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { SendInvite } from './send-invite.ts';
import { inviteView } from './invite-view.ts';

/** The caller can see its members anyway, so inviting one of them again reveals nothing new. */
@Handles(inviteToOrganization)
export class InviteToOrganizationHandler implements Handler<typeof inviteToOrganization> {
  constructor(
    private readonly locked: LockedOrganization,
    private readonly members: MembersRepository,
    private readonly invites: SendInvite,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { orgId, email, role }: InputOf<typeof inviteToOrganization>,
    call: Call,
  ): Promise<OutputOf<typeof inviteToOrganization>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const { it } = await this.locked.for(unit, orgId, userId, 'admin');
      const members = await this.members.shown(unit, orgId);
      if (members.some((member) => member.email === email)) throw new AppError(projectsErrors.already_a_member);
      if (it.seats !== null && members.length >= it.seats) throw new AppError(projectsErrors.no_free_seat);
      const wanted = { email, role: 'user', organization: { id: orgId, role } } as const;
      return inviteView(await this.invites.invite(unit, wanted, userId));
    });
  }
}
