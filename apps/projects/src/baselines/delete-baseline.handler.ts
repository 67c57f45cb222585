import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteBaseline } from '@nivel/contracts/projects/baselines/delete-baseline.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(deleteBaseline)
export class DeleteBaselineHandler implements Handler<typeof deleteBaseline> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, baseline_id }: InputOf<typeof deleteBaseline>,
    call: Call,
  ): Promise<OutputOf<typeof deleteBaseline>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if (await this.baselines.delete(unit, project_id, baseline_id))
        await this.log.note(unit, project_id, 'settings', 'delete-baseline');
      return { success: true };
    });
  }
}
