import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { TeamRepository } from '../team/team.repository.ts';

/**
 * All memberships of a person, for code that ends all of them in one unit. All such code locks rows in one order: organizations
 * by id, then projects by id. Different orders would deadlock.
 */
@Injectable()
export class LockedPlaces {
  constructor(
    private readonly members: MembersRepository,
    private readonly organizations: OrganizationsRepository,
    private readonly team: TeamRepository,
    private readonly roles: ProjectRolesRepository,
  ) {}

  /** The caller holds the account. */
  async of(unit: ProjectsUnit, userId: string): Promise<void> {
    const memberships = await this.members.present(unit, { userId });
    const teams = await this.team.teamsOf(unit, userId);
    const organizationIds = [...memberships, ...teams].flatMap(({ organizationId }) => organizationId ?? []);
    await this.organizations.lock(unit, organizationIds);
    for (const { projectId } of teams) await this.roles.lock(unit, projectId);
  }
}
