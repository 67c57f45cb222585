import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { PublicReaders } from '@nivel/contracts/projects/settings-shape';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import type { ProjectSettings } from './project-settings.ts';
import { SettingsRepository } from './settings.repository.ts';

/** The invalid metadata of a project. */
@Injectable()
export class MetadataChecks {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly settings: SettingsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `dates_reversed` */
  checkDates({
    start_date: start,
    target_completion_date: target,
    actual_completion_date: actual,
  }: ProjectSettings): void {
    if (start !== null && [target, actual].some((end) => end !== null && end < start))
      throw new AppError(boardErrors.dates_reversed);
  }

  /** @throws AppError `manager_not_director` */
  async checkManager(projectId: string, managerId: string | null | undefined): Promise<void> {
    if (managerId === null || managerId === undefined) return;
    if ((await this.roles.roleOf(this.work.reads, managerId, projectId)) !== 'director')
      throw new AppError(projectsErrors.manager_not_director);
  }

  /** @throws AppError `public_needs_director`, `public_unconfirmed` with how many will read it */
  async checkPublic(role: ProjectRole, confirmed: number | undefined): Promise<void> {
    if (role !== 'director') throw new AppError(boardErrors.public_needs_director);
    const readers = await this.settings.publicReaders(this.work.reads);
    if (confirmed !== undefined && confirmed >= readers) return;
    const details: PublicReaders = { readers };
    throw new AppError(projectsErrors.public_unconfirmed, { details });
  }
}
