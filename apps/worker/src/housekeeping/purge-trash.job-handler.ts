import { purgeTrash as purge } from '@nivel/contracts/projects/purge-trash.operation';
import { purgeTrash } from '@nivel/contracts/worker/purge-trash.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(purgeTrash)
export class PurgeTrashJobHandler implements JobHandler<typeof purgeTrash> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(purge);
  }
}
