import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CommentChanges } from './comment-changes.ts';

@Handles(restoreComment)
export class RestoreCommentHandler implements Handler<typeof restoreComment> {
  constructor(
    private readonly changes: CommentChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof restoreComment>, call: Call): Promise<OutputOf<typeof restoreComment>> {
    await this.work.run(call, (unit) => this.changes.restore(unit, actorOf(call).userId, input));
    return { success: true };
  }
}
