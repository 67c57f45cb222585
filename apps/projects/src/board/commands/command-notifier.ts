import { Injectable } from '@nestjs/common';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { ProjectListNotifier } from '../../project-access/project-list-notifier.ts';
import { CardNotices, type CommandNews } from '../card-notices/card-notices.ts';
import { isListedChange } from '../state/listed-change.ts';
import type { NewLogRow } from './board.repository.ts';

/** Tells of commands to those who do not look at the project: people of their cards, and lists of projects. */
@Injectable()
export class CommandNotifier {
  constructor(
    private readonly notices: CardNotices,
    private readonly lists: ProjectListNotifier,
  ) {}

  tell(unit: SqlUnit, news: readonly CommandNews[]): Promise<void> {
    return this.notices.tell(unit, news);
  }

  /** After the commands were saved: news is collected here, and lost with the process. */
  tellLists(saved: readonly NewLogRow[]): void {
    this.lists.tellSoon(saved.filter(({ changes }) => changes.some(isListedChange)).map((row) => row.project_id));
  }
}
