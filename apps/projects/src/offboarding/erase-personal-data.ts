import { Injectable } from '@nestjs/common';
import { CalendarFeedsRepository } from '../calendar-feeds/calendar-feeds.repository.ts';
import { ChatRepository } from '../chat/chat.repository.ts';
import { CommentsRepository } from '../comments/comments.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { RemindersRepository } from '../reminders/reminders.repository.ts';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.ts';
import { ViewChoicesRepository } from '../view-choices/view-choices.repository.ts';

/** What is kept for one person alone, and for nobody else's sake. */
@Injectable()
export class ErasePersonalData {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly chat: ChatRepository,
    private readonly comments: CommentsRepository,
    private readonly files: FilesRepository,
    private readonly reminders: RemindersRepository,
    private readonly choices: ViewChoicesRepository,
    private readonly views: SavedViewsRepository,
  ) {}

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await this.feeds.forget(unit, userId);
    await this.chat.forgetReads(unit, userId);
    await this.comments.forgetReads(unit, userId);
    await this.files.letAvatarsGo(unit, userId, null);
    await this.reminders.forget(unit, userId);
    await this.choices.forget(unit, userId);
    await this.views.forget(unit, userId);
  }
}
