import { Inject } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import type { ProjectsClient, ProjectsUnit } from '../../database.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository, type StoredTask, type TaskKey } from './project-tasks.repository.ts';

/** Tasks of one part: its caller waits for the answer. */
const MOST = 10;

/** Each task in a unit of its own: one that fails holds up no other. */
@Handles(runDueProjectTasks)
export class RunDueProjectTasksHandler implements Handler<typeof runDueProjectTasks> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly runner: ProjectTaskRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(): Promise<OutputOf<typeof runDueProjectTasks>> {
    const due = await this.tasks.due(this.work.reads, this.clock.now(), MOST);
    let ran = 0;
    for (const key of due) if (await this.runOrPutOff(key)) ran += 1;
    // If every task of a batch failed and could not be postponed, repeating immediately would not help.
    return { ran, has_more: due.length === MOST && ran > 0 };
  }

  /** @returns whether what was done here means that it is no longer due */
  private async runOrPutOff(key: TaskKey): Promise<boolean> {
    try {
      return await this.withTask(key, (unit, task) => this.runner.runDue(unit, task));
    } catch (error) {
      this.log.error({ err: error, ...key }, 'a scheduled task of a project failed');
    }
    try {
      return await this.withTask(key, (unit, task) => this.runner.putOff(unit, task));
    } catch (error) {
      this.log.error({ err: error, ...key }, 'a scheduled task of a project could not be postponed');
      return false;
    }
  }

  private withTask(key: TaskKey, act: (unit: ProjectsUnit, task: StoredTask) => Promise<void>): Promise<boolean> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const task = await this.tasks.lockDue(unit, key);
      if (task === null) return false;
      await act(unit, task);
      return true;
    });
  }
}
