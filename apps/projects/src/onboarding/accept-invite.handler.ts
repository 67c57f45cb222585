import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { inviteTokenHash, isInviteToken } from '../invites/invite-token.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { AcceptInvite } from './accept-invite.ts';

/**
 * The id serves people who did not receive the e-mail. Either way only the invite's proven address is accepted, so an id opens
 * no more than a link.
 */
@Handles(acceptInvite)
export class AcceptInviteHandler implements Handler<typeof acceptInvite> {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly acceptance: AcceptInvite,
  ) {}

  async handle(
    { token = '', invite_id: id }: InputOf<typeof acceptInvite>,
    call: Call,
  ): Promise<OutputOf<typeof acceptInvite>> {
    if (id !== undefined) return this.acceptance.accept(call, (unit) => this.invites.find(unit, id));
    if (!isInviteToken(token)) throw new AppError(projectsErrors.invite_not_open);
    return this.acceptance.accept(call, (unit) => this.invites.byToken(unit, inviteTokenHash(token)));
  }
}
