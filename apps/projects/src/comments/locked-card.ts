import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsStatements } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { isOfTeam } from '../talk/audience.ts';
import { CommentsRepository, type Reader, type StoredComment, type TalkedCard } from './comments.repository.ts';

/** A person in a locked project, with the present role. */
export interface Speaker extends Reader {
  readonly role: ProjectRole;
}

/** Cards and comments, locked for a person who is about to comment. */
@Injectable()
export class LockedCard {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly locked: LockedProject,
  ) {}

  /** @throws AppError `forbidden` for a person who has lost the right meanwhile */
  async speaker(unit: ProjectsStatements, projectId: string, userId: string): Promise<Speaker> {
    const role = await this.locked.for(unit, projectId, userId, 'guest');
    return { userId, projectId, role, isOfTeam: isOfTeam(role) };
  }

  /** @throws AppError `card_not_found`, `card_in_trash` */
  async card(unit: ProjectsStatements, projectId: string, cardId: string): Promise<TalkedCard> {
    const card = await this.comments.card(unit, projectId, cardId);
    if (card === null) throw new AppError(boardErrors.card_not_found);
    if (card.isDeleted) throw new AppError(commentErrors.card_in_trash);
    return card;
  }

  /** @throws AppError `comment_not_found`, also for one that is not for the speaker; `card_in_trash` */
  async comment(
    unit: ProjectsStatements,
    speaker: Speaker,
    id: string,
  ): Promise<{ readonly held: StoredComment; readonly card: TalkedCard }> {
    const held = await this.comments.find(unit, speaker, id);
    if (held === null) throw new AppError(commentErrors.comment_not_found);
    return { held, card: await this.card(unit, speaker.projectId, held.cardId) };
  }
}
