import { compareWithProvider } from '@nivel/contracts/billing/compare-with-provider.operation';
import { comparePayments } from '@nivel/contracts/worker/compare-payments.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(comparePayments)
export class ComparePaymentsJobHandler implements JobHandler<typeof comparePayments> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(compareWithProvider);
  }
}
