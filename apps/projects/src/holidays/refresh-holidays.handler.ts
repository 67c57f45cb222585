import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { holidaysErrors } from '@nivel/contracts/projects/holidays/holidays.errors';
import { refreshHolidays } from '@nivel/contracts/projects/holidays/refresh-holidays.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { HolidayRefresh } from './holiday-refresh.ts';
import { HolidaySourcesRepository } from './holiday-sources.repository.ts';
import { RefreshLimit } from './refresh-limit.ts';

@Handles(refreshHolidays)
export class RefreshHolidaysHandler implements Handler<typeof refreshHolidays> {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly holidays: HolidayRefresh,
    private readonly limit: RefreshLimit,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof refreshHolidays>, call: Call): Promise<ProjectDelta> {
    const source = await this.sources.find(this.work.reads, input.source_id);
    if (source?.projectId !== input.project_id) throw new AppError(holidaysErrors.holiday_source_not_found);
    this.limit.count(source.projectId);
    return this.holidays.refresh(source, { commandId: input.command_id, isByHand: true }, call);
  }
}
