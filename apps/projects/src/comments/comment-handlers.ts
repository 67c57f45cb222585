import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { reactToComment } from '@nivel/contracts/projects/react-to-comment.operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AddComment } from './add-comment.ts';
import { CommentChanges } from './comment-changes.ts';
import { CommentFiles } from './comment-files.ts';
import { notTold } from './comment-rules.ts';

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
      return { ...(await this.files.one(unit, added)), not_told: notTold(added) };
    });
  }
}

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
      return { ...(await this.files.one(unit, edited)), not_told: notTold(edited) };
    });
  }
}

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
