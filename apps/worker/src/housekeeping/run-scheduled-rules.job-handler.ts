import { runScheduledRules as runRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { runScheduledRules } from '@nivel/contracts/worker/run-scheduled-rules.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(runScheduledRules)
export class RunScheduledRulesJobHandler implements JobHandler<typeof runScheduledRules> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(runRules);
  }
}
