import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import type { Invite } from '../invites/invites.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { LockedTeam } from '../team/locked-team.ts';
import type { HeldTeam } from '../team/team-changes.ts';
import { OrganizationPlaces } from './organization-places.ts';
import { ProjectPlaces } from './project-places.ts';

/** The places of invites, other than the installation itself. */
@Injectable()
export class InvitedPlaces {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly teams: LockedTeam,
    private readonly organizationPlaces: OrganizationPlaces,
    private readonly projectPlaces: ProjectPlaces,
  ) {}

  /** Nothing else changes it until the unit ends. @returns the team; null: the place is not a team */
  async hold(unit: ProjectsUnit, { organizationId, projectId }: Invite): Promise<HeldTeam | null> {
    if (organizationId !== null) await this.organizations.lock(unit, [organizationId]);
    return projectId === null ? null : this.teams.hold(unit, projectId);
  }

  async give(unit: ProjectsUnit, userId: string, invite: Invite, team: HeldTeam | null): Promise<void> {
    await this.organizationPlaces.give(unit, userId, invite);
    if (team !== null) await this.projectPlaces.give(unit, userId, invite, team);
  }
}
