import { Injectable } from '@nestjs/common';
import { ChatRepository } from '../chat/chat.repository.ts';
import { CommentsRepository } from '../comments/comments.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { RemindersRepository } from '../reminders/reminders.repository.ts';
import { ErasePersonalViews } from './erase-personal-views.ts';

/** Rows that exist for one person alone. */
@Injectable()
export class ErasePersonalData {
  constructor(
    private readonly chat: ChatRepository,
    private readonly comments: CommentsRepository,
    private readonly files: FilesRepository,
    private readonly reminders: RemindersRepository,
    private readonly views: ErasePersonalViews,
  ) {}

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await this.chat.forgetReads(unit, userId);
    await this.comments.forgetReads(unit, userId);
    await this.files.letAvatarsGo(unit, userId, null);
    await this.reminders.forget(unit, userId);
    await this.views.forget(unit, userId);
  }
}
