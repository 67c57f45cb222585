import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { revokeInvite } from '@nivel/contracts/projects/revoke-invite.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { InviteNotifier } from './invite-notifier.ts';
import { inviteView } from './invite-view.ts';
import { InvitesRepository } from './invites.repository.ts';
import { LockedInvite } from './locked-invite.ts';

@Handles(revokeInvite)
export class RevokeInviteHandler implements Handler<typeof revokeInvite> {
  constructor(
    private readonly locked: LockedInvite,
    private readonly notifier: InviteNotifier,
    private readonly invites: InvitesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ invite_id: id }: InputOf<typeof revokeInvite>, call: Call): Promise<OutputOf<typeof revokeInvite>> {
    return this.work.run(call, async (unit) => {
      const before = await this.locked.of(unit, id);
      if (before.revokedAt !== null) return inviteView(before);
      await this.invites.revoke(unit, { id });
      await this.notifier.note(unit, before, 'invite-revoked');
      return inviteView({ ...before, revokedAt: unit.now });
    });
  }
}
