import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import type { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import type { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import type { reactToComment } from '@nivel/contracts/projects/react-to-comment.operation';
import type { ProjectsUnit } from '../database.ts';
import { MentionReach } from '../talk/mention-reach.ts';
import { checkedEdit } from './comment-rules.ts';
import { checkDeletion, checkRestore } from './policy.ts';
import { CommentNotifier } from './comment-notifier.ts';
import { CommentsRepository, type StoredComment } from './comments.repository.ts';
import { LockedCard } from './locked-card.ts';

type Named = InputOf<typeof deleteComment>;

/** Changes of existing comments. A repeated call changes nothing. */
@Injectable()
export class CommentChanges {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly held: LockedCard,
    private readonly news: CommentNotifier,
    private readonly mentions: MentionReach,
  ) {}

  /** New mentions of an edit are notified like those of a new comment. */
  async edit(unit: ProjectsUnit, userId: string, input: InputOf<typeof editComment>): Promise<StoredComment> {
    const { project_id: projectId, comment_id: id, text } = input;
    const speaker = await this.held.speaker(unit, projectId, userId);
    const { held, card } = await this.held.comment(unit, speaker, id);
    if (!checkedEdit(held, userId, input)) return held;
    const mentions = await this.mentions.readersAmong(unit, projectId, { text, isTeamOnly: held.isTeamOnly });
    await this.comments.edit(unit, id, text, mentions);
    this.news.changed(unit, projectId, held, userId, 'edited');
    const mentioned = mentions.filter((one) => !held.mentions.includes(one));
    await this.news.concerns(unit, projectId, held, card, { mentioned, repliedTo: null });
    return (await this.held.comment(unit, speaker, id)).held;
  }

  async delete(unit: ProjectsUnit, userId: string, { project_id: projectId, comment_id: id }: Named): Promise<void> {
    const speaker = await this.held.speaker(unit, projectId, userId);
    const { held } = await this.held.comment(unit, speaker, id);
    checkDeletion(held, speaker);
    if (held.deletedAt !== null) return;
    await this.comments.delete(unit, id, userId);
    this.news.changed(unit, projectId, held, userId, 'deleted');
  }

  async restore(unit: ProjectsUnit, userId: string, { project_id: projectId, comment_id: id }: Named): Promise<void> {
    const speaker = await this.held.speaker(unit, projectId, userId);
    const { held } = await this.held.comment(unit, speaker, id);
    if (held.deletedAt === null) return;
    checkRestore(held, speaker);
    await this.comments.restore(unit, id);
    this.news.changed(unit, projectId, held, userId, 'restored');
  }

  async react(unit: ProjectsUnit, userId: string, input: InputOf<typeof reactToComment>): Promise<void> {
    const { project_id: projectId, comment_id: id, reaction, is_on } = input;
    const speaker = await this.held.speaker(unit, projectId, userId);
    const { held } = await this.held.comment(unit, speaker, id);
    if (held.deletedAt !== null) throw new AppError(commentErrors.comment_not_found);
    if (await this.comments.react(unit, id, userId, reaction, is_on))
      this.news.changed(unit, projectId, held, userId, 'reacted');
  }
}
