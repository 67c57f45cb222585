import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { countComments, MOST_COUNTED_CARDS } from '@nivel/contracts/projects/count-comments.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ChatRepository } from '../chat/chat.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { CommentsRepository } from './comments.repository.ts';
import { readerOf } from './reader-of.ts';

@Handles(countComments)
export class CountCommentsHandler implements Handler<typeof countComments> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly chat: ChatRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof countComments>, call: Call): Promise<OutputOf<typeof countComments>> {
    const { reads } = this.work;
    const reader = readerOf(call, project_id);
    const [counts, unread_chat] = await Promise.all([
      this.comments.counts(reads, reader, MOST_COUNTED_CARDS),
      reader.isOfTeam ? this.chat.unread(reads, project_id, reader.userId) : 0,
    ]);
    return { cards: counts.map(({ cardId, total, unread }) => [cardId, total, unread]), unread_chat };
  }
}
