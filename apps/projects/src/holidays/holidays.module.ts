import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { HolidayRefresh } from './holiday-refresh.ts';
import { HolidaySourcesRepository } from './holiday-sources.repository.ts';
import { ListHolidaySourcesHandler } from './list-holiday-sources.handler.ts';
import { PublishedHolidays } from './published-holidays.ts';
import { RefreshDueHolidaysHandler } from './refresh-due-holidays.handler.ts';
import { RefreshHolidaysHandler } from './refresh-holidays.handler.ts';
import { RefreshLimit } from './refresh-limit.ts';
import { SubscribeHolidaysHandler } from './subscribe-holidays.handler.ts';
import { UnsubscribeHolidaysHandler } from './unsubscribe-holidays.handler.ts';

/** Calendars that are published elsewhere, from which projects take their holidays. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [
    HolidayRefresh,
    HolidaySourcesRepository,
    ListHolidaySourcesHandler,
    PublishedHolidays,
    RefreshDueHolidaysHandler,
    RefreshHolidaysHandler,
    RefreshLimit,
    SubscribeHolidaysHandler,
    UnsubscribeHolidaysHandler,
  ],
})
export class HolidaysModule {}
