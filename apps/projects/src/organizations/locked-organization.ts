import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { organization, type OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from './organization-roles.repository.ts';
import { OrganizationsRepository, type Organization } from './organizations.repository.ts';

/**
 * A locked organization for a change of it or its members. The policy was enforced before; later changes, such as the caller's
 * own role, count too.
 */
@Injectable()
export class LockedOrganization {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly roles: OrganizationRolesRepository,
  ) {}

  /** @throws AppError `forbidden` */
  async for(
    unit: ProjectsUnit,
    id: string,
    userId: string,
    least: OrganizationRole,
  ): Promise<{ readonly it: Organization; readonly role: OrganizationRole }> {
    await this.organizations.lock(unit, [id]);
    const role = await this.roles.roleOf(unit, userId, id);
    const it = await this.organizations.find(unit, id);
    if (it === null || role === null || !isAtLeast(organization, role, least))
      throw new AppError(commonErrors.forbidden);
    return { it, role };
  }
}
