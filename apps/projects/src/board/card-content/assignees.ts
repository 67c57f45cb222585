import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { FIELDS_OF_PEOPLE } from '../commands/board.sql.ts';
import type { FieldInputs } from '../fields/field-rules.ts';

const isId = (given: unknown): boolean => z.uuid().safeParse(given).success;

/** The people who can be assignees, watchers, and values of person fields. */
@Injectable()
export class Assignees {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `assignee_cannot_read` for a person who cannot see the project */
  async check(projectId: string, userId: string | null | undefined): Promise<void> {
    if (userId === null || userId === undefined) return;
    if ((await this.roles.roleOf(this.work.reads, userId, projectId)) === null)
      throw new AppError(boardErrors.assignee_cannot_read);
  }

  /** @throws AppError `watcher_cannot_read` for a person who cannot see the project */
  async checkWatchers(projectId: string, userIds: readonly string[] = []): Promise<void> {
    const roles = await Promise.all(userIds.map((userId) => this.roles.roleOf(this.work.reads, userId, projectId)));
    if (roles.includes(null)) throw new AppError(boardErrors.watcher_cannot_read);
  }

  /** @throws AppError `assignee_cannot_read` if the value of a field is a person who cannot see the project */
  async checkValues(projectId: string, values: readonly FieldInputs[]): Promise<void> {
    const given = values.flatMap((one = {}) => Object.entries(one)).filter(([id, value]) => isId(id) && isId(value));
    if (given.length === 0) return;
    const fields = await this.work.reads.rows(FIELDS_OF_PEOPLE, [projectId, [...new Set(given.map(([id]) => id))]]);
    const ofPeople = new Set(fields.map(({ id }) => id));
    const people = new Set(given.flatMap(([id, value]) => (ofPeople.has(id) ? [String(value)] : [])));
    for (const userId of people) await this.check(projectId, userId);
  }
}
