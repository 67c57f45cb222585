import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { countComments, MOST_COUNTED_CARDS } from '@nivel/contracts/projects/count-comments.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CommentsRepository } from './comments.repository.ts';
import { readerOf } from './comment-pages.ts';

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
