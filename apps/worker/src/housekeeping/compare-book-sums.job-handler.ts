import { compareBookSums as compare } from '@nivel/contracts/finance/compare-book-sums.operation';
import { compareBookSums } from '@nivel/contracts/worker/compare-book-sums.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(compareBookSums)
export class CompareBookSumsJobHandler implements JobHandler<typeof compareBookSums> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(compare);
  }
}
