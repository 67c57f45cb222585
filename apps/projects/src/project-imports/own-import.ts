import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { transferErrors } from '@nivel/contracts/projects/transfers/transfer.errors';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { checkProjectCreation } from '../organizations/policy.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';

/** Imports belong to the people who began them. */
@Injectable()
export class OwnImport {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly organizations: OrganizationRolesRepository,
  ) {}

  /**
   * Locks the import.
   *
   * @throws AppError `import_not_found`, also for imports of other people; `forbidden` for those who can no longer create
   * projects there
   */
  async hold(unit: ProjectsUnit, id: string, userId: string): Promise<StoredImport> {
    const held = await this.imports.hold(unit, id);
    if (held?.createdBy !== userId) throw new AppError(transferErrors.import_not_found);
    const { organizationId } = held;
    if (organizationId !== null) checkProjectCreation(await this.organizations.roleOf(unit, userId, organizationId));
    return held;
  }
}
