import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { Account } from '../accounts/accounts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { InvitesRepository, type Invite } from '../invites/invites.repository.ts';
import type { Person } from '../people/people.repository.ts';
import { RedeemInvite } from './redeem-invite.ts';

const isOver = (error: unknown): boolean =>
  error instanceof AppError && error.definition.code === projectsErrors.invite_not_open.code;

/** People who do not name the invite they come by: the one to the installation first, else the newest. */
@Injectable()
export class InvitedPeople {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly redemption: RedeemInvite,
  ) {}

  /** @throws AppError `no_invitation` where no open invite is valid */
  async join(unit: ProjectsUnit, account: Account): Promise<Person> {
    for (const invite of await this.invites.openFor(unit, account.email, unit.now)) {
      const person = await this.try(unit, account, invite);
      if (person !== null) return person;
    }
    throw new AppError(projectsErrors.no_invitation);
  }

  private async try(unit: ProjectsUnit, account: Account, invite: Invite): Promise<Person | null> {
    try {
      return await this.redemption.accept(unit, account, invite);
    } catch (error) {
      if (isOver(error)) return null;
      throw error;
    }
  }
}
