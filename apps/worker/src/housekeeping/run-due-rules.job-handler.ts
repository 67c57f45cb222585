import { runDueRules as runRules } from '@nivel/contracts/projects/automation/run-due-rules.operation';
import { runDueRules } from '@nivel/contracts/worker/run-due-rules.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(runDueRules)
export class RunDueRulesJobHandler implements JobHandler<typeof runDueRules> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(runRules);
  }
}
