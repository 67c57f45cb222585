import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { previewInvite } from '@nivel/contracts/projects/preview-invite.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { InvitePlaces } from './invite-places.ts';
import { OpenInvites } from './open-invites.ts';

@Handles(previewInvite)
export class PreviewInviteHandler implements Handler<typeof previewInvite> {
  constructor(
    private readonly open: OpenInvites,
    private readonly accounts: AccountsRepository,
    private readonly places: InvitePlaces,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ token }: InputOf<typeof previewInvite>): Promise<OutputOf<typeof previewInvite>> {
    const { reads } = this.work;
    const invite = await this.open.byToken(token);
    const inviter = await this.accounts.find(reads, invite.invitedBy);
    return {
      email: invite.email,
      role: invite.organizationRole ?? invite.projectRole ?? invite.role,
      organization_name: await this.places.nameOf(reads, invite),
      organization_id: invite.organizationId,
      project_id: invite.projectId,
      has_account: (await this.accounts.byEmail(reads, invite.email)) !== null,
      invited_by_name: inviter?.fullName ?? '',
      expires_at: invite.expiresAt.toISOString(),
    };
  }
}
