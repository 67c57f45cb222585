import { remindOfDeadlines as remind } from '@nivel/contracts/projects/remind-of-deadlines.operation';
import { remindOfDeadlines } from '@nivel/contracts/worker/remind-of-deadlines.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(remindOfDeadlines)
export class RemindOfDeadlinesJobHandler implements JobHandler<typeof remindOfDeadlines> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(remind);
  }
}
