import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { commentsRead } from '@nivel/contracts/projects/comments-read.fact';
import { markCommentsRead } from '@nivel/contracts/projects/mark-comments-read.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CommentsRepository } from './comments.repository.ts';

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
      // A future comment cannot be read yet.
      const number = Math.min(given, card.last);
      if (await this.comments.markRead(unit, cardId, userId, number))
        unit.tell(commentsRead, { userId, projectId, cardId, number }, { aggregate: cardId });
    });
    return { success: true };
  }
}
