import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { Account } from '../accounts/accounts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { InviteNotifier } from '../invites/invite-notifier.ts';
import { InviteValidity } from '../invites/invite-validity.ts';
import { InvitesRepository, type Invite } from '../invites/invites.repository.ts';
import type { Person } from '../people/people.repository.ts';
import { InvitedPlaces } from './invited-places.ts';
import { InvitedPerson } from './invited-person.ts';

/** The effect of an invite on the person who accepts it. The caller holds the account. */
@Injectable()
export class RedeemInvite {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly validity: InviteValidity,
    private readonly people: InvitedPerson,
    private readonly places: InvitedPlaces,
    private readonly notifier: InviteNotifier,
  ) {}

  /**
   * The invite is used up in every case: an existing role is not given again, and none is lowered.
   * @throws AppError `invite_not_open`, `no_free_seat`, `not_a_crico_user`
   */
  async accept(unit: ProjectsUnit, account: Account, invite: Invite): Promise<Person> {
    const team = await this.places.hold(unit, invite);
    const isTaken =
      (await this.validity.isGood(unit, invite)) && (await this.invites.accept(unit, invite.id, account.userId));
    if (!isTaken) throw new AppError(projectsErrors.invite_not_open);
    const person = await this.people.make(unit, account, invite);
    await this.places.give(unit, account.userId, invite, team);
    await this.notifier.note(unit, invite, 'invite-accepted');
    return person;
  }
}
