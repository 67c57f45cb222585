import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BEYOND_NEWEST } from '../talk/pages.ts';
import { peopleIn } from '../talk/people-in.ts';
import { CommentFiles } from './comment-files.ts';
import { CommentsRepository } from './comments.repository.ts';
import { readerOf } from './reader-of.ts';

@Handles(listComments)
export class ListCommentsHandler implements Handler<typeof listComments> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly files: CommentFiles,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id, card_id, before = BEYOND_NEWEST, limit }: InputOf<typeof listComments>,
    call: Call,
  ): Promise<OutputOf<typeof listComments>> {
    const { reads } = this.work;
    const reader = readerOf(call, project_id);
    if ((await this.comments.card(reads, project_id, card_id)) === null) throw new AppError(boardErrors.card_not_found);
    const { rows, hasMore } = await this.comments.page(reads, reader, { cardId: card_id, before, limit });
    const there = new Set(rows.map(({ id }) => id));
    const begun = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))].filter((id) => !there.has(id));
    const all = [...(await this.comments.byIds(reads, reader, begun)), ...rows.toReversed()];
    return {
      comments: await this.files.shown(reads, all),
      people: await this.comments.names(reads, peopleIn(all)),
      read: await this.comments.readUpTo(reads, card_id, reader.userId),
      next: hasMore ? (rows.at(-1)?.number ?? null) : null,
    };
  }
}
