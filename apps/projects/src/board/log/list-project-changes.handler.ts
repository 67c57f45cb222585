import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectChanges, MOST_CHANGES_BEHIND } from '@nivel/contracts/projects/list-project-changes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { deltaOf } from '../state/delta.ts';
import { READ_CHANGES } from '../snapshot/read-board.sql.ts';

@Handles(listProjectChanges)
export class ListProjectChangesHandler implements Handler<typeof listProjectChanges> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({
    project_id,
    after,
  }: InputOf<typeof listProjectChanges>): Promise<OutputOf<typeof listProjectChanges>> {
    const [found] = await this.work.reads.rows(READ_CHANGES, [project_id, after, MOST_CHANGES_BEHIND]);
    if (found === undefined) throw new AppError(commonErrors.forbidden);
    const { sequence, rows } = found;
    return { sequence, deltas: sequence - after > MOST_CHANGES_BEHIND ? null : rows.map(deltaOf) };
  }
}
