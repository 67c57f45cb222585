import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { inviteTokenHash, isInviteToken } from '../invites/invite-token.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { Accepting } from './accepting.ts';

@Handles(acceptInvite)
export class AcceptInviteHandler implements Handler<typeof acceptInvite> {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly accepting: Accepting,
  ) {}

  async handle({ token }: InputOf<typeof acceptInvite>, call: Call): Promise<OutputOf<typeof acceptInvite>> {
    if (!isInviteToken(token)) throw new AppError(projectsErrors.invite_not_open);
    return this.accepting.accept(call, (unit) => this.invites.byToken(unit, inviteTokenHash(token)));
  }
}
