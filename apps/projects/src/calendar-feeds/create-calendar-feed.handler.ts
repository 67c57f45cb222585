import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { CALENDAR_PATH } from '@nivel/contracts/projects/calendar-feed';
import { createCalendarFeed } from '@nivel/contracts/projects/create-calendar-feed.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { CalendarFeedsRepository } from './calendar-feeds.repository.ts';
import { feedTokenHash, newFeedToken } from './feed-token.ts';

@Handles(createCalendarFeed)
export class CreateCalendarFeedHandler implements Handler<typeof createCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    @Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'PUBLIC_URL'>,
  ) {}

  handle({ project_id }: InputOf<typeof createCalendarFeed>, call: Call): Promise<OutputOf<typeof createCalendarFeed>> {
    const token = newFeedToken();
    return this.work.run(call, async (unit) => {
      await this.feeds.put(unit, project_id, actorOf(call).userId, feedTokenHash(token));
      const address = new URL(CALENDAR_PATH.replace('{token}', token), this.settings.PUBLIC_URL).href;
      return { address, created_at: unit.now.toISOString() };
    });
  }
}
