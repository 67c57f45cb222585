import { deleteClosedAccounts as deletion } from '@nivel/contracts/auth/delete-closed-accounts.operation';
import { deleteClosedAccounts } from '@nivel/contracts/worker/delete-closed-accounts.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(deleteClosedAccounts)
export class DeleteClosedAccountsJobHandler implements JobHandler<typeof deleteClosedAccounts> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(deletion);
  }
}
