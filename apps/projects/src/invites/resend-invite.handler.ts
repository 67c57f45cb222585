import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { resendInvite } from '@nivel/contracts/projects/resend-invite.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { SendInvite } from './send-invite.ts';
import { inviteView } from './invite-view.ts';
import { LockedInvite } from './locked-invite.ts';

/** The person who sends it again becomes its sender. */
@Handles(resendInvite)
export class ResendInviteHandler implements Handler<typeof resendInvite> {
  constructor(
    private readonly locked: LockedInvite,
    private readonly sender: SendInvite,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ invite_id }: InputOf<typeof resendInvite>, call: Call): Promise<OutputOf<typeof resendInvite>> {
    return this.work.run(call, async (unit) => {
      const invite = await this.locked.of(unit, invite_id);
      if (invite.revokedAt !== null) throw new AppError(projectsErrors.invite_not_open);
      return inviteView(await this.sender.again(unit, invite, actorOf(call).userId));
    });
  }
}
