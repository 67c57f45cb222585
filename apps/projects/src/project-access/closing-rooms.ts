import { Injectable } from '@nestjs/common';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';

/** Closes the rooms of projects to whoever cannot see them any more. */
@Injectable()
export class ClosingRooms {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** @param organizationId of the projects that are looked at; null: all */
  async close(unit: ProjectsUnit, userId: string, organizationId: string | null): Promise<void> {
    for (const projectId of await this.roles.idsWithout(unit, userId, organizationId))
      unit.tell(projectRoleLost, { projectId, userId }, { aggregate: projectId });
  }
}
