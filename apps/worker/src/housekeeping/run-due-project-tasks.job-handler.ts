import { runDueProjectTasks as runTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { runDueProjectTasks } from '@nivel/contracts/worker/run-due-project-tasks.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(runDueProjectTasks)
export class RunDueProjectTasksJobHandler implements JobHandler<typeof runDueProjectTasks> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(runTasks);
  }
}
