import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

interface TalkedCard {
  readonly project_id: string;
  readonly card_id: string;
}

/** People's actions on comments, with defaults for irrelevant fields. */
export class CommentActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  async add(who: Somebody, at: TalkedCard, given: Partial<CallInputOf<typeof addComment>> = {}): Promise<CommentRow> {
    const input = { ...at, comment_id: v7(), text: 'Una nota', ...given };
    return (await this.projects.ask(who.userId, addComment, input)).comment;
  }

  /** A person's view of the last page. */
  async read(who: Somebody, at: TalkedCard): Promise<CommentRow[]> {
    return (await this.projects.ask(who.userId, listComments, at)).comments;
  }
}
