import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { previewInvite } from '@nivel/contracts/projects/preview-invite.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { InvitePlaces } from './invite-places.ts';
import { inviteTokenHash, isInviteToken } from './invite-token.ts';
import { InvitesRepository } from './invites.repository.ts';

@Handles(previewInvite)
export class PreviewInviteHandler implements Handler<typeof previewInvite> {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly accounts: AccountsRepository,
    private readonly places: InvitePlaces,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({ token }: InputOf<typeof previewInvite>): Promise<OutputOf<typeof previewInvite>> {
    const { reads } = this.work;
    const invite = isInviteToken(token) ? await this.invites.byToken(reads, inviteTokenHash(token)) : null;
    const isOpen = invite?.acceptedAt === null && invite.revokedAt === null && invite.expiresAt > this.clock.now();
    if (invite === null || !isOpen) throw new AppError(projectsErrors.invite_not_open);
    const inviter = await this.accounts.find(reads, invite.invitedBy);
    return {
      email: invite.email,
      role: invite.organizationRole ?? invite.projectRole ?? invite.role,
      organization_name: await this.places.nameOf(reads, invite),
      invited_by_name: inviter?.fullName ?? '',
      expires_at: invite.expiresAt.toISOString(),
    };
  }
}
