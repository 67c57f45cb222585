import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { revokeInvite } from '@nivel/contracts/projects/revoke-invite.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { inviteView } from './invite-view.ts';
import { InvitesRepository } from './invites.repository.ts';

@Handles(revokeInvite)
export class RevokeInviteHandler implements Handler<typeof revokeInvite> {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly acts: AdministrativeActsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ invite_id: id }: InputOf<typeof revokeInvite>, call: Call): Promise<OutputOf<typeof revokeInvite>> {
    return this.work.run(call, async (unit) => {
      const before = await this.invites.lock(unit, id);
      if (before === null || before.acceptedAt !== null) throw new AppError(projectsErrors.invite_not_open);
      if (before.revokedAt !== null) return inviteView(before);
      await this.invites.revoke(unit, { id });
      await this.acts.note(unit, { act: 'invite-revoked', organizationId: before.organizationId, subjectId: id });
      return inviteView({ ...before, revokedAt: unit.now });
    });
  }
}
