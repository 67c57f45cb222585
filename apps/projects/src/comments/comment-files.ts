import { Injectable } from '@nestjs/common';
import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { AttachmentsRepository } from '../attachments/attachments.repository.ts';
import { shownAttachment } from '../attachments/shown-attachment.ts';
import type { ProjectsReads } from '../database.ts';
import type { StoredComment } from './comments.repository.ts';
import { shownComment } from './shown-comment.ts';

/** Comments for people who may see them, with their files. */
@Injectable()
export class CommentFiles {
  constructor(private readonly attachments: AttachmentsRepository) {}

  async shown(reads: Pick<ProjectsReads, 'rows'>, comments: readonly StoredComment[]): Promise<CommentRow[]> {
    const ids = comments.map(({ id }) => id);
    const files = ids.length === 0 ? [] : await this.attachments.ofComments(reads, ids);
    return comments.map((one) =>
      shownComment(one, files.filter(({ commentId }) => commentId === one.id).map(shownAttachment)),
    );
  }

  async one(reads: Pick<ProjectsReads, 'rows'>, comment: StoredComment): Promise<{ comment: CommentRow }> {
    const [shown = shownComment(comment, [])] = await this.shown(reads, [comment]);
    return { comment: shown };
  }
}
