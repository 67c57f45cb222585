import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { MOST_ATTACHMENTS, MOST_COMMENT_FILES, MOST_PROJECT_FILES } from '@nivel/contracts/projects/attachment-values';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { AttachmentsRepository, type FilePlace } from './attachments.repository.ts';

const MEBIBYTE = 1_048_576;

/**
 * Whether a card, a comment or a project has room for another file. The caller must have locked the project, so that two
 * simultaneous uploads cannot both get the last place.
 */
@Injectable()
export class AttachmentLimits {
  /** The maximum size of one file. */
  readonly mostBytes: number;
  private readonly most: number;

  constructor(
    private readonly attachments: AttachmentsRepository,
    @Inject(SETTINGS) settings: Pick<ProjectsSettings, 'ATTACHMENT_MB' | 'ATTACHMENTS_MB_PER_PROJECT'>,
  ) {
    this.mostBytes = settings.ATTACHMENT_MB * MEBIBYTE;
    this.most = settings.ATTACHMENTS_MB_PER_PROJECT * MEBIBYTE;
  }

  /** @throws AppError `card_not_found`, `card_in_trash`, `request_entity_too_large`, `project_full`, and that there are too many, for the place that it is */
  async check(unit: ProjectsUnit, place: FilePlace, bytes: number): Promise<void> {
    if (place.cardId !== null) await this.checkCard(unit, place.projectId, place.cardId);
    if (bytes > this.mostBytes)
      throw new AppError(commonErrors.request_entity_too_large, { details: { most: this.mostBytes } });
    const { files, bytes: used } = await this.attachments.taken(unit, place);
    const { most, error } = countLimitOf(place);
    if (files >= most) throw new AppError(error);
    if (used + bytes > this.most)
      throw new AppError(attachmentErrors.project_full, { details: { most: this.most, used } });
  }

  private async checkCard(unit: ProjectsUnit, projectId: string, cardId: string): Promise<void> {
    const card = await this.attachments.card(unit, projectId, cardId);
    if (card === null) throw new AppError(boardErrors.card_not_found);
    if (card.isDeleted) throw new AppError(commentErrors.card_in_trash);
  }
}

/** The maximum of files in a place, and the refusal of one too many. */
const countLimitOf = ({ cardId, commentId }: FilePlace) => {
  if (commentId !== null) return { most: MOST_COMMENT_FILES, error: attachmentErrors.too_many_comment_files };
  if (cardId !== null) return { most: MOST_ATTACHMENTS, error: attachmentErrors.too_many_attachments };
  return { most: MOST_PROJECT_FILES, error: attachmentErrors.too_many_project_files };
};
