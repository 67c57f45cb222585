import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CommentChanges } from './comment-changes.ts';

@Handles(deleteComment)
export class DeleteCommentHandler implements Handler<typeof deleteComment> {
  constructor(
    private readonly changes: CommentChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof deleteComment>, call: Call): Promise<OutputOf<typeof deleteComment>> {
    await this.work.run(call, (unit) => this.changes.delete(unit, actorOf(call).userId, input));
    return { success: true };
  }
}
