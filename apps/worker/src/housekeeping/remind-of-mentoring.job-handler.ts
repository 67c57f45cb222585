import { remindOfMentoring as remind } from '@nivel/contracts/learning/remind-of-mentoring.operation';
import { remindOfMentoring } from '@nivel/contracts/worker/remind-of-mentoring.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(remindOfMentoring)
export class RemindOfMentoringJobHandler implements JobHandler<typeof remindOfMentoring> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(remind);
  }
}
