import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { projectFilesChanged } from '@nivel/contracts/projects/project-files/project-files-changed.fact';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsUnit } from '../database.ts';
import { FilesRepository, type Finished } from '../files/files.repository.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { AttachmentsRepository } from './attachments.repository.ts';
import { AttachmentLimits } from './attachment-limits.ts';

/**
 * Adds an uploaded file to its card, comment or project, if its sender still has the right and there is room for its real size.
 */
@Injectable()
export class FinishAttachment {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly files: FilesRepository,
    private readonly room: AttachmentLimits,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
  ) {}

  /** @throws AppError `forbidden` when the sender lost the right meanwhile; the refusals of its card, comment or project */
  async take(unit: ProjectsUnit, fileId: string, file: Finished): Promise<void> {
    const sent = await this.attachments.ofUpload(unit, fileId);
    if (sent === null) throw new AppError(filesErrors.upload_not_open);
    const { id, projectId, cardId, commentId, addedBy } = sent;
    await this.locked.for(unit, projectId, addedBy, 'member');
    // Only under this lock nobody else can end it or start it again.
    const held = await this.files.hold(unit, fileId);
    if (held?.state === 'ready') return;
    if (held?.state !== 'staged') throw new AppError(filesErrors.upload_not_open);
    if (commentId !== null && (await this.attachments.isSaid(unit, commentId)))
      throw new AppError(attachmentErrors.comment_was_sent);
    await this.room.check(unit, { projectId, cardId, id, commentId }, file.bytes);
    await this.files.finish(unit, fileId, file);
    await this.attachments.arrived(unit, id);
    // A file of a comment is published with the comment, to those who see it.
    if (cardId === null) {
      const file = { projectId, attachmentId: id, by: addedBy, what: 'added' } as const;
      unit.tell(projectFilesChanged, file, { aggregate: projectId });
    } else if (commentId === null) await this.log.noteFiles(unit, projectId, cardId, 'add-attachment');
  }
}
