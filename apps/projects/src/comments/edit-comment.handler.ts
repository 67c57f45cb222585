import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { unreachedMentions } from '../talk/unreached-mentions.ts';
import { CommentChanges } from './comment-changes.ts';
import { CommentFiles } from './comment-files.ts';

@Handles(editComment)
export class EditCommentHandler implements Handler<typeof editComment> {
  constructor(
    private readonly changes: CommentChanges,
    private readonly files: CommentFiles,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: InputOf<typeof editComment>, call: Call): Promise<OutputOf<typeof editComment>> {
    return this.work.run(call, async (unit) => {
      const edited = await this.changes.edit(unit, actorOf(call).userId, input);
      return { ...(await this.files.one(unit, edited)), not_told: unreachedMentions(edited) };
    });
  }
}
