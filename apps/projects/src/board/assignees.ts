import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';

/** Who may be given cards, and watch them. */
@Injectable()
export class Assignees {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `assignee_cannot_read` for whoever cannot see the project */
  async check(projectId: string, userId: string | null | undefined): Promise<void> {
    if (userId === null || userId === undefined) return;
    if ((await this.roles.roleOf(this.work.reads, userId, projectId)) === null)
      throw new AppError(boardErrors.assignee_cannot_read);
  }

  /** @throws AppError `watcher_cannot_read` for whoever cannot see the project */
  async checkWatchers(projectId: string, userIds: readonly string[] = []): Promise<void> {
    const roles = await Promise.all(userIds.map((userId) => this.roles.roleOf(this.work.reads, userId, projectId)));
    if (roles.includes(null)) throw new AppError(boardErrors.watcher_cannot_read);
  }
}
