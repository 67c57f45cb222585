import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { reactToComment } from '@nivel/contracts/projects/react-to-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CommentChanges } from './comment-changes.ts';

@Handles(reactToComment)
export class ReactToCommentHandler implements Handler<typeof reactToComment> {
  constructor(
    private readonly changes: CommentChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof reactToComment>, call: Call): Promise<OutputOf<typeof reactToComment>> {
    await this.work.run(call, (unit) => this.changes.react(unit, actorOf(call).userId, input));
    return { success: true };
  }
}
