import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { inviteRow } from '@nivel/contracts/projects/invite-shape';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { OwnAccount } from '../accounts/own-account.ts';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { InvitesRepository, type Invite } from '../invites/invites.repository.ts';
import { inviteView } from '../invites/invite-view.ts';
import { RedeemInvite } from './redeem-invite.ts';

/** Accepts a certain invite in the name of the caller, whose proven address must be that of the invite. */
@Injectable()
export class AcceptInvite {
  constructor(
    private readonly own: OwnAccount,
    private readonly invites: InvitesRepository,
    private readonly redemption: RedeemInvite,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `invite_not_open`, `invite_for_another_address`, `no_free_seat` */
  async accept(call: Call, find: (unit: ProjectsUnit) => Promise<Invite | null>): Promise<z.output<typeof inviteRow>> {
    const own = await this.own.of(call);
    return this.work.run(call, async (unit) => {
      const account = await this.own.hold(unit, own);
      const invite = await find(unit);
      if (invite === null) throw new AppError(projectsErrors.invite_not_open);
      if (invite.email !== account.email) throw new AppError(projectsErrors.invite_for_another_address);
      if (invite.acceptedBy === account.userId) return inviteView(invite);
      await this.redemption.accept(unit, account, invite);
      return inviteView((await this.invites.find(unit, invite.id)) ?? invite);
    });
  }
}
