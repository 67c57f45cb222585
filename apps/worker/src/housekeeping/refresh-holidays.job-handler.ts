import { refreshDueHolidays } from '@nivel/contracts/projects/holidays/refresh-due-holidays.operation';
import { refreshHolidays } from '@nivel/contracts/worker/refresh-holidays.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(refreshHolidays)
export class RefreshHolidaysJobHandler implements JobHandler<typeof refreshHolidays> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(refreshDueHolidays);
  }
}
