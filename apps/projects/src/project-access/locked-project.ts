import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsStatements } from '../database.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';

/**
 * A locked project for a change of it or its team. The policy was enforced before; later changes, such as the caller's own
 * role, count too.
 */
@Injectable()
export class LockedProject {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** @throws AppError `forbidden` */
  async for(unit: ProjectsStatements, id: string, userId: string, least: ProjectRole): Promise<ProjectRole> {
    await this.roles.lock(unit, id);
    const role = await this.roles.roleOf(unit, userId, id);
    if (role === null || !isAtLeast(project, role, least)) throw new AppError(commonErrors.forbidden);
    return role;
  }
}
