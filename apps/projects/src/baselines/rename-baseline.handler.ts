import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { baselineErrors } from '@nivel/contracts/projects/baselines/baseline';
import { renameBaseline } from '@nivel/contracts/projects/baselines/rename-baseline.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(renameBaseline)
export class RenameBaselineHandler implements Handler<typeof renameBaseline> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, baseline_id, name }: InputOf<typeof renameBaseline>,
    call: Call,
  ): Promise<OutputOf<typeof renameBaseline>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if (!(await this.baselines.rename(unit, project_id, baseline_id, name)))
        throw new AppError(baselineErrors.baseline_not_found);
      await this.log.note(unit, project_id, 'settings', 'rename-baseline');
      return { success: true };
    });
  }
}
