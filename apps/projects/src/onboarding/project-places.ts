import { Injectable } from '@nestjs/common';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project } from '@nivel/contracts/projects/memberships';
import { teamRoles } from '@nivel/contracts/projects/team-shape';
import type { ProjectsUnit } from '../database.ts';
import type { Invite } from '../invites/invites.repository.ts';
import { TeamChanges, type HeldTeam } from '../team/team-changes.ts';
import { TeamRepository } from '../team/team.repository.ts';

/** The teams that invites lead to; the caller holds the one in question. */
@Injectable()
export class ProjectPlaces {
  constructor(
    private readonly team: TeamRepository,
    private readonly changes: TeamChanges,
  ) {}

  async give(unit: ProjectsUnit, userId: string, { projectRole }: Invite, held: HeldTeam): Promise<void> {
    const role = teamRoles.find((one) => one === projectRole);
    if (role === undefined) return;
    const before = await this.team.roleOf(unit, held.projectId, userId);
    if (before === null) await this.changes.add(unit, held, userId, role);
    else if (!isAtLeast(project, before, role)) await this.changes.changeRole(unit, held, userId, before, role);
  }
}
