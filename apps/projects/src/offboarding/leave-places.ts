import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { LeaveOrganizations } from './leave-organizations.ts';
import { LeaveTeams } from './leave-teams.ts';
import { LockedPlaces } from './locked-places.ts';

/** Ends all memberships of a person: all of it is locked in one order before the first of it changes. */
@Injectable()
export class LeavePlaces {
  constructor(
    private readonly locked: LockedPlaces,
    private readonly teams: LeaveTeams,
    private readonly organizations: LeaveOrganizations,
  ) {}

  /** The caller holds the account. */
  async leaveAll(unit: ProjectsUnit, userId: string): Promise<void> {
    await this.locked.of(unit, userId);
    await this.teams.leaveAll(unit, userId);
    await this.organizations.leaveAll(unit, userId);
  }
}
