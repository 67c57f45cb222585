import { refreshDueSubscriptions as refresh } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import { refreshDueSubscriptions } from '@nivel/contracts/worker/refresh-due-subscriptions.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(refreshDueSubscriptions)
export class RefreshDueSubscriptionsJobHandler implements JobHandler<typeof refreshDueSubscriptions> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(refresh);
  }
}
