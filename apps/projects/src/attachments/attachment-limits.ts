import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { MOST_ATTACHMENTS, MOST_COMMENT_FILES } from '@nivel/contracts/projects/attachment-values';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { commentErrors } from '@nivel/contracts/projects/comment.errors';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { AttachmentsRepository, type FilePlace } from './attachments.repository.ts';

const MEBIBYTE = 1_048_576;

/** Whether a card or a comment takes another file. Whoever asks holds its project, so that two who come at once do not both get the last room. */
@Injectable()
export class AttachmentLimits {
  /** Of one file. */
  readonly mostBytes: number;
  private readonly most: number;

  constructor(
    private readonly attachments: AttachmentsRepository,
    @Inject(SETTINGS) settings: Pick<ProjectsSettings, 'ATTACHMENT_MB' | 'ATTACHMENTS_MB_PER_PROJECT'>,
  ) {
    this.mostBytes = settings.ATTACHMENT_MB * MEBIBYTE;
    this.most = settings.ATTACHMENTS_MB_PER_PROJECT * MEBIBYTE;
  }

  /** @throws AppError `card_not_found`, `card_in_trash`, `request_entity_too_large`, `too_many_attachments`, `too_many_comment_files`, `project_full` */
  async check(unit: ProjectsUnit, place: FilePlace, bytes: number): Promise<void> {
    const card = await this.attachments.card(unit, place.projectId, place.cardId);
    if (card === null) throw new AppError(boardErrors.card_not_found);
    if (card.isDeleted) throw new AppError(commentErrors.card_in_trash);
    if (bytes > this.mostBytes)
      throw new AppError(commonErrors.request_entity_too_large, { details: { most: this.mostBytes } });
    const { files, bytes: used } = await this.attachments.taken(unit, place);
    if (place.commentId === null && files >= MOST_ATTACHMENTS)
      throw new AppError(attachmentErrors.too_many_attachments);
    if (place.commentId !== null && files >= MOST_COMMENT_FILES)
      throw new AppError(attachmentErrors.too_many_comment_files);
    if (used + bytes > this.most)
      throw new AppError(attachmentErrors.project_full, { details: { most: this.most, used } });
  }
}
