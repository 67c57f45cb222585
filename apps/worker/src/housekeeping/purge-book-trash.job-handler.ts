import { purgeBookTrash as purge } from '@nivel/contracts/finance/purge-book-trash.operation';
import { purgeBookTrash } from '@nivel/contracts/worker/purge-book-trash.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(purgeBookTrash)
export class PurgeBookTrashJobHandler implements JobHandler<typeof purgeBookTrash> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(purge);
  }
}
