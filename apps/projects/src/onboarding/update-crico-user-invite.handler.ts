import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateCricoUserInvite } from '@nivel/contracts/projects/update-crico-user-invite.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { AcceptInvite } from './accept-invite.ts';

@Handles(updateCricoUserInvite)
export class UpdateCricoUserInviteHandler implements Handler<typeof updateCricoUserInvite> {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly acceptance: AcceptInvite,
  ) {}

  async handle(
    { id }: InputOf<typeof updateCricoUserInvite>,
    call: Call,
  ): Promise<OutputOf<typeof updateCricoUserInvite>> {
    return { rows: [await this.acceptance.accept(call, (unit) => this.invites.find(unit, id))] };
  }
}
