import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { baselineErrors } from '@nivel/contracts/projects/baselines/baseline';
import { restoreBaseline } from '@nivel/contracts/projects/baselines/restore-baseline.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { checkRoom } from './baseline-limit.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(restoreBaseline)
export class RestoreBaselineHandler implements Handler<typeof restoreBaseline> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly retention: TrashRetention,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, baseline_id }: InputOf<typeof restoreBaseline>,
    call: Call,
  ): Promise<OutputOf<typeof restoreBaseline>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      const since = this.retention.beginOf(unit.now);
      const found = await this.baselines.find(unit, project_id, baseline_id, since);
      if (found === null) throw new AppError(baselineErrors.baseline_not_found);
      if (!found.isDeleted) return { success: true };
      checkRoom(await this.baselines.list(unit, project_id));
      await this.baselines.restore(unit, project_id, baseline_id);
      await this.log.note(unit, project_id, 'settings', 'restore-baseline');
      return { success: true };
    });
  }
}
