import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { FinishAttachment } from './finish-attachment.ts';
import { BeginAttachment } from './begin-attachment.ts';
import { AttachmentChanges } from './attachment-changes.ts';
import { CountAttachmentsHandler } from './count-attachments.handler.ts';
import { DeleteAttachmentHandler } from './delete-attachment.handler.ts';
import { ListAttachmentsHandler } from './list-attachments.handler.ts';
import { RestoreAttachmentHandler } from './restore-attachment.handler.ts';
import { AttachmentsRepository } from './attachments.repository.ts';
import { OpenAttachmentDocumentHandler } from './open-attachment-document.handler.ts';
import { OpenAttachmentHandler } from './open-attachment.handler.ts';
import { OpenAttachmentPictureHandler } from './open-attachment-picture.handler.ts';
import { AttachmentAccess } from './attachment-access.ts';
import { AttachmentLimits } from './attachment-limits.ts';
import { BeginAttachmentHandler } from './begin-attachment.handler.ts';
import { BeginCommentFileHandler } from './begin-comment-file.handler.ts';
import { FinishAttachmentHandler } from './finish-attachment.handler.ts';

/** Files of cards and comments, and what becomes of those of projects. */
@Module({
  imports: [BoardModule, FilesModule, ProjectAccessModule],
  providers: [
    FinishAttachment,
    AttachmentChanges,
    AttachmentsRepository,
    BeginAttachment,
    BeginAttachmentHandler,
    BeginCommentFileHandler,
    CountAttachmentsHandler,
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
  exports: [AttachmentAccess, AttachmentLimits, AttachmentsRepository, BeginAttachment],
})
export class AttachmentsModule {}
