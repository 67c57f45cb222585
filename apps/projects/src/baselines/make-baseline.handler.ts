import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { baselineErrors } from '@nivel/contracts/projects/baselines/baseline';
import { makeBaseline } from '@nivel/contracts/projects/baselines/make-baseline.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { checkRoom } from './baseline-limit.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(makeBaseline)
export class MakeBaselineHandler implements Handler<typeof makeBaseline> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, baseline_id: id, name }: InputOf<typeof makeBaseline>,
    call: Call,
  ): Promise<OutputOf<typeof makeBaseline>> {
    const { userId: by } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, by, 'lead');
      const held = await this.baselines.list(unit, project_id);
      const known = held.find((one) => one.id === id);
      if (known) return known;
      checkRoom(held);
      const made = await this.baselines.make(unit, project_id, { id, name, by });
      // The id belongs to another project, or to a baseline in the trash.
      if (!made) throw new AppError(baselineErrors.baseline_not_found);
      await this.log.note(unit, project_id, 'settings', 'make-baseline');
      return made;
    });
  }
}
