import { tellDuePayments as tell } from '@nivel/contracts/finance/tell-due-payments.operation';
import { tellDuePayments } from '@nivel/contracts/worker/tell-due-payments.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(tellDuePayments)
export class TellDuePaymentsJobHandler implements JobHandler<typeof tellDuePayments> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(tell);
  }
}
