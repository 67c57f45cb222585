import { purgeTrash as purge } from '@nivel/contracts/projects/purge-trash.operation';
import { purgeTrash } from '@nivel/contracts/worker/purge-trash.job';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { Clock } from '@nivel/platform/clock';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';

/** Asks until nothing is left; what fails is asked again with the next turn of the schedule. */
@HandlesJob(purgeTrash)
export class PurgeTrashJobHandler implements JobHandler<typeof purgeTrash> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async perform(): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      const deadline = this.clock.now().getTime() + purge.deadlineMs;
      const context = { token: null, trace: '', deadline, clientIp: null };
      hasMore = (await this.rpc.call(purge, {}, context)).has_more;
    }
  }
}
