import { Injectable } from '@nestjs/common';
import { CalendarFeedsRepository } from '../calendar-feeds/calendar-feeds.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.ts';
import { SentimentChoicesRepository } from '../sentiment-choices/sentiment-choices.repository.ts';
import { ViewChoicesRepository } from '../view-choices/view-choices.repository.ts';

/** A person's views of projects, here and in other programs, and the things they opted out of. */
@Injectable()
export class ErasePersonalViews {
  constructor(
    private readonly choices: ViewChoicesRepository,
    private readonly views: SavedViewsRepository,
    private readonly feeds: CalendarFeedsRepository,
    private readonly sentiment: SentimentChoicesRepository,
  ) {}

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await this.choices.forget(unit, userId);
    await this.views.forget(unit, userId);
    await this.feeds.forget(unit, userId);
    await this.sentiment.forget(unit, userId);
  }
}
