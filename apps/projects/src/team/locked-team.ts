import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import type { HeldTeam } from './team-changes.ts';
import { TeamRepository } from './team.repository.ts';

/** The locked team of a project, for a change of it. */
@Injectable()
export class LockedTeam {
  constructor(
    private readonly team: TeamRepository,
    private readonly organizations: OrganizationsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly locked: LockedProject,
  ) {}

  /** @throws AppError `forbidden` for a caller without the minimum role in it, checked under the lock */
  async for(unit: ProjectsUnit, projectId: string, userId: string, least: 'guest' | 'director'): Promise<HeldTeam> {
    const held = await this.hold(unit, projectId);
    await this.locked.for(unit, projectId, userId, least);
    return held;
  }

  /** The organization first, as everywhere, so that no two wait for each other. */
  async hold(unit: ProjectsUnit, projectId: string): Promise<HeldTeam> {
    const organizationId = await this.team.organizationOf(unit, projectId);
    if (organizationId !== null) await this.organizations.lock(unit, [organizationId]);
    await this.roles.lock(unit, projectId);
    return { projectId, organizationId };
  }
}
