import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readCalendarFeed } from '@nivel/contracts/projects/read-calendar-feed.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CalendarFeedsRepository } from './calendar-feeds.repository.ts';

@Handles(readCalendarFeed)
export class ReadCalendarFeedHandler implements Handler<typeof readCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id }: InputOf<typeof readCalendarFeed>,
    call: Call,
  ): Promise<OutputOf<typeof readCalendarFeed>> {
    const createdAt = await this.feeds.createdAt(this.work.reads, project_id, actorOf(call).userId);
    return { created_at: createdAt?.toISOString() ?? null };
  }
}
