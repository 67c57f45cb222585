import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listHolidaySources } from '@nivel/contracts/projects/holidays/list-holiday-sources.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { HolidaySourcesRepository } from './holiday-sources.repository.ts';
import { shownHolidaySource } from './shown-holiday-source.ts';

@Handles(listHolidaySources)
export class ListHolidaySourcesHandler implements Handler<typeof listHolidaySources> {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listHolidaySources>): Promise<OutputOf<typeof listHolidaySources>> {
    return { sources: (await this.sources.of(this.work.reads, project_id)).map(shownHolidaySource) };
  }
}
