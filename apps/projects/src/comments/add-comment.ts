import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { automationCommentAdded } from '@nivel/contracts/projects/automation/automation-comment-added.fact';
import type { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import type { ProjectsStatements } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { askedDigest, saidBefore } from '../talk/asked-before.ts';
import { mayRead } from '../talk/audience.ts';
import { MentionReach } from '../talk/mention-reach.ts';
import { CommentNotifier } from './comment-notifier.ts';
import { CommentsRepository, type StoredComment } from './comments.repository.ts';
import { LockedCard, type Speaker } from './locked-card.ts';

const MOST_COMMENTS = 10_000;

type AddInput = InputOf<typeof addComment>;

const digestOf = (userId: string, { card_id, parent_id, is_team_only, text }: AddInput): string =>
  askedDigest(userId, card_id, parent_id, is_team_only, text);

/** Says something about a card, once. */
@Injectable()
export class AddComment {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly held: LockedCard,
    private readonly mentions: MentionReach,
    private readonly news: CommentNotifier,
  ) {}

  /**
   * @param depth number of automation rules that led to it in a row; 0: a person wrote it
   * @throws AppError `id_taken`, `idempotency_key_reused`, and the refusals of a card or thread
   */
  async add(unit: ProjectsStatements, userId: string, asked: AddInput, depth = 0): Promise<StoredComment> {
    const { project_id: projectId, card_id: cardId, comment_id: id, text } = asked;
    const speaker = await this.held.speaker(unit, projectId, userId);
    const known = await this.answered(unit, speaker, asked);
    if (known !== null) return known;
    const card = await this.held.card(unit, projectId, cardId);
    const { parentId, isTeamOnly, repliedTo } = await this.threadFor(unit, speaker, asked);
    if (isTeamOnly && !speaker.isOfTeam) throw new AppError(commentErrors.team_only_needs_member);
    if (card.last >= MOST_COMMENTS) throw new AppError(commentErrors.too_many_comments);
    const mentions = await this.mentions.readersAmong(unit, projectId, { text, isTeamOnly });
    const place = { id, projectId, cardId, number: card.last + 1, parentId, authorId: userId, isTeamOnly };
    await this.comments.add(unit, { ...place, text, mentions, asked: digestOf(userId, asked) });
    this.news.changed(unit, projectId, place, userId, 'added');
    if (await this.comments.isFollowedByRules(unit, projectId))
      unit.tell(automationCommentAdded, { projectId, commentId: id, depth }, { aggregate: cardId });
    await this.news.concerns(unit, projectId, place, card, { mentioned: mentions, repliedTo });
    return this.added(unit, speaker, id);
  }

  /** The comment stored under this id before, with the same text. */
  private async answered(unit: ProjectsStatements, speaker: Speaker, asked: AddInput): Promise<StoredComment | null> {
    if (!(await this.comments.isTaken(unit, asked.comment_id))) return null;
    const known = await this.comments.find(unit, speaker, asked.comment_id);
    return saidBefore(known, { authorId: speaker.userId, asked: digestOf(speaker.userId, asked) });
  }

  /** @throws AppError `comment_not_found` if the comment replied to does not exist, or is of another card */
  private async threadFor(unit: ProjectsStatements, speaker: Speaker, { card_id, parent_id, is_team_only }: AddInput) {
    if (parent_id === null) return { parentId: null, isTeamOnly: is_team_only, repliedTo: null };
    const parent = await this.comments.find(unit, speaker, parent_id);
    if (parent?.cardId !== card_id || parent.deletedAt !== null) throw new AppError(commentErrors.comment_not_found);
    const role = await this.roles.roleOf(unit, parent.authorId, speaker.projectId);
    const repliedTo = mayRead(role, parent.isTeamOnly) ? parent.authorId : null;
    return { parentId: parent.parentId ?? parent.id, isTeamOnly: parent.isTeamOnly, repliedTo };
  }

  private async added(unit: ProjectsStatements, speaker: Speaker, id: string): Promise<StoredComment> {
    const found = await this.comments.find(unit, speaker, id);
    if (found === null) throw new AppError(commonErrors.internal);
    return found;
  }
}
