import { archiveLog as archive } from '@nivel/contracts/projects/archive-log.operation';
import { archiveLog } from '@nivel/contracts/worker/archive-log.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(archiveLog)
export class ArchiveLogJobHandler implements JobHandler<typeof archiveLog> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(archive);
  }
}
