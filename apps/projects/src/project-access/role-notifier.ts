import { Injectable } from '@nestjs/common';
import { projectRoleChanged } from '@nivel/contracts/projects/project-role-changed.fact';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';

/** Notifies people of their role in a project after a change, so that their windows follow immediately. */
@Injectable()
export class RoleNotifier {
  constructor(private readonly roles: ProjectRolesRepository) {}

  async tell(unit: ProjectsUnit, projectId: string, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      const role = await this.roles.roleOf(unit, userId, projectId);
      const about = { aggregate: projectId };
      if (role === null) unit.tell(projectRoleLost, { projectId, userId }, about);
      else unit.tell(projectRoleChanged, { projectId, userId, role }, about);
    }
  }

  /** Tells everybody who was in a project that they can no longer see it. */
  tellLost(unit: ProjectsUnit, projectId: string, userIds: readonly string[]): void {
    for (const userId of userIds) unit.tell(projectRoleLost, { projectId, userId }, { aggregate: projectId });
  }

  /** Notifies everybody in a project that has become visible to them. */
  async tellAll(unit: ProjectsUnit, projectId: string): Promise<void> {
    for (const { userId, role } of await this.roles.peopleOf(unit, projectId))
      unit.tell(projectRoleChanged, { projectId, userId, role }, { aggregate: projectId });
  }
}
