import { Injectable } from '@nestjs/common';
import { commentAdded } from '@nivel/contracts/projects/comment-added.fact';
import { commentsChanged } from '@nivel/contracts/projects/comments-changed.fact';
import { teamCommentsChanged } from '@nivel/contracts/projects/team-comments-changed.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { ProjectsStatements } from '../database.ts';
import { CommentsRepository, type StoredComment, type TalkedCard } from './comments.repository.ts';

type What = PayloadOf<typeof commentsChanged>['what'];
type Told = Pick<StoredComment, 'id' | 'cardId' | 'isTeamOnly'>;

/** Notifies readers of comments, without their text. */
@Injectable()
export class CommentNotifier {
  constructor(private readonly comments: CommentsRepository) {}

  /** Updates open windows: of guests too, or of the team alone. */
  changed(unit: ProjectsStatements, projectId: string, { id, cardId, isTeamOnly }: Told, by: string, what: What): void {
    const fact = isTeamOnly ? teamCommentsChanged : commentsChanged;
    unit.tell(fact, { projectId, cardId, commentId: id, by, what }, { aggregate: cardId });
  }

  /** Notifies the people concerned: all of them may read it. */
  async concerns(
    unit: ProjectsStatements,
    projectId: string,
    { id, cardId, authorId }: Told & { readonly authorId: string },
    { name, title }: TalkedCard,
    to: { readonly mentioned: readonly string[]; readonly repliedTo: string | null },
  ): Promise<void> {
    const mentioned = to.mentioned.filter((userId) => userId !== authorId);
    const isTold = to.repliedTo === authorId || mentioned.some((userId) => userId === to.repliedTo);
    const repliedTo = isTold ? null : to.repliedTo;
    if (mentioned.length === 0 && repliedTo === null) return;
    const [author] = await this.comments.names(unit, [authorId]);
    const about = { projectId, cardId, commentId: id, card: name, title, authorId };
    const payload = { ...about, authorName: author?.full_name ?? '', mentioned, repliedTo };
    unit.tell(commentAdded, payload, { aggregate: cardId });
  }
}
