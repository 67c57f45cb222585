import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { revokeCalendarFeed } from '@nivel/contracts/projects/revoke-calendar-feed.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CalendarFeedsRepository } from './calendar-feeds.repository.ts';

@Handles(revokeCalendarFeed)
export class RevokeCalendarFeedHandler implements Handler<typeof revokeCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ project_id }: InputOf<typeof revokeCalendarFeed>, call: Call): Promise<OutputOf<typeof revokeCalendarFeed>> {
    return this.work.run(call, async (unit) => {
      await this.feeds.revoke(unit, project_id, actorOf(call).userId);
      return { success: true };
    });
  }
}
