import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsReads } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';

/** The person on whose behalf the next card of a series is created. */
@Injectable()
export class SeriesPerson {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /**
   * The person who made the card repeat, while they may still edit cards; otherwise a director, so that the series continues.
   *
   * @param by null: no longer known
   * @throws AppError `forbidden` where the project has neither
   */
  async of(
    reads: Pick<ProjectsReads, 'rows'>,
    projectId: string,
    by: string | null,
  ): Promise<{ userId: string; role: ProjectRole }> {
    const role = by === null ? null : await this.roles.roleOf(reads, by, projectId);
    if (by !== null && role !== null && isAtLeast(project, role, 'member')) return { userId: by, role };
    const userId = await this.roles.directorOf(reads, projectId);
    if (userId === null) throw new AppError(commonErrors.forbidden);
    return { userId, role: 'director' };
  }
}
