import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CalendarFeedsRepository } from './calendar-feeds.repository.ts';
import { CreateCalendarFeedHandler } from './create-calendar-feed.handler.ts';
import { OpenCalendarFeedHandler } from './open-calendar-feed.handler.ts';
import { ReadCalendarFeedHandler } from './read-calendar-feed.handler.ts';
import { RevokeCalendarFeedHandler } from './revoke-calendar-feed.handler.ts';

/** Calendars of projects for other programs. */
@Module({
  imports: [ProjectAccessModule],
  providers: [
    CalendarFeedsRepository,
    CreateCalendarFeedHandler,
    OpenCalendarFeedHandler,
    ReadCalendarFeedHandler,
    RevokeCalendarFeedHandler,
  ],
  exports: [CalendarFeedsRepository],
})
export class CalendarFeedsModule {}
