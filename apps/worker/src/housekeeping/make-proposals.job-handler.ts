import { makeDueProposals } from '@nivel/contracts/projects/automation/make-due-proposals.operation';
import { makeProposals } from '@nivel/contracts/worker/make-proposals.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(makeProposals)
export class MakeProposalsJobHandler implements JobHandler<typeof makeProposals> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(makeDueProposals);
  }
}
