import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { commentsRead } from '@nivel/contracts/projects/comments-read.fact';
import { countComments, MOST_COUNTED_CARDS } from '@nivel/contracts/projects/count-comments.operation';
import { listCommentVersions } from '@nivel/contracts/projects/list-comment-versions.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { markCommentsRead } from '@nivel/contracts/projects/mark-comments-read.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { isOfTeam } from './comment-rules.ts';
import { CommentFiles } from './comment-files.ts';
import { CommentsRepository, type Reader } from './comments.repository.ts';
import { peopleIn } from './shown-comment.ts';

/** Beyond every number. */
const NEWEST = 2 ** 31 - 1;
/** Each of them may be as long as a comment can be. */
const VERSIONS_AT_ONCE = 10;

const readerOf = (call: Call, projectId: string): Reader => ({
  userId: actorOf(call).userId,
  projectId,
  isOfTeam: isOfTeam(roleOf(call, project)),
});

@Handles(listComments)
export class ListCommentsHandler implements Handler<typeof listComments> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly files: CommentFiles,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id, card_id, before = NEWEST, limit }: InputOf<typeof listComments>,
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

@Handles(listCommentVersions)
export class ListCommentVersionsHandler implements Handler<typeof listCommentVersions> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id, comment_id, before = NEWEST }: InputOf<typeof listCommentVersions>,
    call: Call,
  ): Promise<OutputOf<typeof listCommentVersions>> {
    const { reads } = this.work;
    const found = await this.comments.find(reads, readerOf(call, project_id), comment_id);
    if (found === null || found.deletedAt !== null) throw new AppError(commentErrors.comment_not_found);
    const rows = await this.comments.versions(reads, comment_id, before, VERSIONS_AT_ONCE + 1);
    const versions = rows.slice(0, VERSIONS_AT_ONCE).map(({ version, text, writtenAt }) => ({
      ...{ version, text },
      written_at: writtenAt.toISOString(),
    }));
    return { versions, has_more: rows.length > VERSIONS_AT_ONCE };
  }
}

@Handles(countComments)
export class CountCommentsHandler implements Handler<typeof countComments> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof countComments>, call: Call): Promise<OutputOf<typeof countComments>> {
    const counts = await this.comments.counts(this.work.reads, readerOf(call, project_id), MOST_COUNTED_CARDS);
    return { cards: counts.map(({ cardId, total, unread }) => [cardId, total, unread]) };
  }
}

@Handles(markCommentsRead)
export class MarkCommentsReadHandler implements Handler<typeof markCommentsRead> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, card_id: cardId, number: given }: InputOf<typeof markCommentsRead>,
    call: Call,
  ): Promise<OutputOf<typeof markCommentsRead>> {
    const { userId } = actorOf(call);
    await this.work.run(call, async (unit) => {
      const card = await this.comments.card(unit, projectId, cardId);
      if (card === null) throw new AppError(boardErrors.card_not_found);
      // Nobody has read what is not said yet.
      const number = Math.min(given, card.last);
      if (await this.comments.markRead(unit, cardId, userId, number))
        unit.tell(commentsRead, { userId, projectId, cardId, number }, { aggregate: cardId });
    });
    return { success: true };
  }
}
