import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { calendarFeedErrors } from '@nivel/contracts/projects/calendar-feed';
import { openCalendarFeed } from '@nivel/contracts/projects/open-calendar-feed.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { calendarDocument } from './calendar-document.ts';
import { CalendarFeedsRepository } from './calendar-feeds.repository.ts';
import { feedTokenHash, isFeedToken } from './feed-token.ts';

/** A project may have more cards than any calendar shows. */
const MOST_CARDS = 3_000;
/** The largest answer of a service, with room for the fields around the text. */
const MOST_BYTES = 900_000;

/** A request with the address reads what its owner may read now; without a right there is nothing, as for a wrong address. */
@Handles(openCalendarFeed)
export class OpenCalendarFeedHandler implements Handler<typeof openCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'PUBLIC_URL'>,
  ) {}

  async handle({ token }: InputOf<typeof openCalendarFeed>): Promise<OutputOf<typeof openCalendarFeed>> {
    const { reads } = this.work;
    const feed = isFeedToken(token) ? await this.feeds.byHash(reads, feedTokenHash(token)) : null;
    if (feed === null || (await this.roles.roleOf(reads, feed.userId, feed.id)) === null)
      throw new AppError(calendarFeedErrors.calendar_feed_not_found);
    const site = new URL(this.settings.PUBLIC_URL).origin;
    let cards = await this.feeds.dueCards(reads, feed.id, this.clock.now(), MOST_CARDS);
    let text = calendarDocument(site, feed, cards);
    // The latest days come first, so the oldest are left out.
    while (Buffer.byteLength(JSON.stringify(text)) > MOST_BYTES) {
      cards = cards.slice(0, Math.floor(cards.length / 2));
      text = calendarDocument(site, feed, cards);
    }
    return { text };
  }
}
