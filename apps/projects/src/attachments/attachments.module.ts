import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { FinishAttachment } from './finish-attachment.ts';
import { BeginAttachment } from './begin-attachment.ts';
import { AttachmentChanges } from './attachment-changes.ts';
import { DeleteAttachmentHandler, ListAttachmentsHandler, RestoreAttachmentHandler } from './attachment-handlers.ts';
import { AttachmentsRepository } from './attachments.repository.ts';
import {
  OpenAttachmentDocumentHandler,
  OpenAttachmentHandler,
  OpenAttachmentPictureHandler,
  AttachmentAccess,
} from './open-handlers.ts';
import { AttachmentLimits } from './attachment-limits.ts';
import { BeginAttachmentHandler, BeginCommentFileHandler, FinishAttachmentHandler } from './upload-handlers.ts';

/** Files of cards and comments. */
@Module({
  imports: [BoardModule, FilesModule, ProjectAccessModule],
  providers: [
    FinishAttachment,
    AttachmentChanges,
    AttachmentsRepository,
    BeginAttachment,
    BeginAttachmentHandler,
    BeginCommentFileHandler,
    DeleteAttachmentHandler,
    FinishAttachmentHandler,
    ListAttachmentsHandler,
    OpenAttachmentDocumentHandler,
    OpenAttachmentHandler,
    OpenAttachmentPictureHandler,
    AttachmentAccess,
    RestoreAttachmentHandler,
    AttachmentLimits,
  ],
  exports: [AttachmentsRepository],
})
export class AttachmentsModule {}
