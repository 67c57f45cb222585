import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { listCommentVersions } from '@nivel/contracts/projects/list-comment-versions.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BEYOND_NEWEST } from '../talk/pages.ts';
import { CommentsRepository } from './comments.repository.ts';
import { readerOf } from './reader-of.ts';

/** Each of them may have the maximum length of a comment. */
const VERSIONS_AT_ONCE = 10;

@Handles(listCommentVersions)
export class ListCommentVersionsHandler implements Handler<typeof listCommentVersions> {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id, comment_id, before = BEYOND_NEWEST }: InputOf<typeof listCommentVersions>,
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
