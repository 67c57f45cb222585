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

/** What people say about cards, with what does not matter to a test filled in. */
export class CommentActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  async add(who: Somebody, at: TalkedCard, given: Partial<CallInputOf<typeof addComment>> = {}): Promise<CommentRow> {
    const input = { ...at, comment_id: v7(), text: 'Una nota', ...given };
    return (await this.projects.ask(who.userId, addComment, input)).comment;
  }

  /** What a person sees of the last page. */
  async read(who: Somebody, at: TalkedCard): Promise<CommentRow[]> {
    return (await this.projects.ask(who.userId, listComments, at)).comments;
  }
}
