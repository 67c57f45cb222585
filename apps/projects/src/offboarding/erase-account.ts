import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { PeopleChanges } from '../people/people-changes.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { AdminSuccession } from './admin-succession.ts';
import { ErasePersonalData } from './erase-personal-data.ts';
import { LeavePlaces } from './leave-places.ts';

/** The effects of an account's end here: no right, name or address stays. None of them can be refused. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: PeopleChanges,
    private readonly admins: AdminSuccession,
    private readonly places: LeavePlaces,
    private readonly invites: InvitesRepository,
    private readonly kept: ErasePersonalData,
  ) {}

  /** The caller holds the administrators, then the account. */
  async forget(unit: ProjectsUnit, userId: string, email: string): Promise<void> {
    const person = await this.people.find(unit, userId);
    if (person !== null) await this.admins.bequeath(unit, person);
    await this.places.leaveAll(unit, userId);
    if (person?.isActive) await this.changes.change(unit, userId, { isActive: false });
    await this.people.forget(unit, userId);
    await this.kept.forget(unit, userId);
    await this.invites.revoke(unit, { invitedBy: userId });
    if (email !== '') await this.invites.forget(unit, email);
  }
}
