import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { unreachedMentions } from '../talk/unreached-mentions.ts';
import { AddComment } from './add-comment.ts';
import { CommentFiles } from './comment-files.ts';

@Handles(addComment)
export class AddCommentHandler implements Handler<typeof addComment> {
  constructor(
    private readonly creation: AddComment,
    private readonly files: CommentFiles,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: InputOf<typeof addComment>, call: Call): Promise<OutputOf<typeof addComment>> {
    return this.work.run(call, async (unit) => {
      const added = await this.creation.add(unit, actorOf(call).userId, input);
      return { ...(await this.files.one(unit, added)), not_told: unreachedMentions(added) };
    });
  }
}
