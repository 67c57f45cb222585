import { rollContracts as roll } from '@nivel/contracts/finance/roll-contracts.operation';
import { rollContracts } from '@nivel/contracts/worker/roll-contracts.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(rollContracts)
export class RollContractsJobHandler implements JobHandler<typeof rollContracts> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(roll);
  }
}
