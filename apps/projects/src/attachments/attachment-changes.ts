import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { commentsChanged } from '@nivel/contracts/projects/comments-changed.fact';
import { teamCommentsChanged } from '@nivel/contracts/projects/team-comments-changed.fact';
import type { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { projectFilesChanged } from '@nivel/contracts/projects/project-files/project-files-changed.fact';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsUnit } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';
import { AttachmentLimits } from './attachment-limits.ts';
import { checkOwnAttachment } from './policy.ts';

/** The names of file changes in the log. */
const kinds = { deleted: 'delete-attachment', restored: 'restore-attachment' } as const;

type Named = InputOf<typeof deleteAttachment>;

/** Changes of existing files. A repeated change has no effect. */
@Injectable()
export class AttachmentChanges {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly room: AttachmentLimits,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
  ) {}

  /** @returns who took it away; null: it never came to it */
  async delete(unit: ProjectsUnit, userId: string, named: Named): Promise<string | null> {
    const { found, role } = await this.locate(unit, userId, named);
    checkOwnAttachment(found.addedBy, { userId, role });
    if (found.deletedAt !== null) return found.deletedBy;
    if (found.state !== 'ready') {
      await this.attachments.giveUp(unit, found.id);
      return null;
    }
    await this.attachments.delete(unit, found.id, userId);
    if (!(await this.uncover(unit, found))) await this.tell(unit, found, userId, 'deleted');
    return userId;
  }

  async restore(unit: ProjectsUnit, userId: string, named: Named): Promise<void> {
    const { found, role } = await this.locate(unit, userId, named);
    if (found.deletedAt === null) return;
    checkOwnAttachment(found.deletedBy, { userId, role });
    // Its space was never given to others.
    await this.room.check(unit, found, 0);
    await this.attachments.restore(unit, found.id);
    await this.tell(unit, found, userId, 'restored');
  }

  /** @returns whether it was the cover of a card on the board, whose change is published with it */
  private async uncover(unit: ProjectsUnit, { id, projectId, cardId }: StoredAttachment): Promise<boolean> {
    if (cardId === null || !(await this.attachments.uncover(unit, id, cardId))) return false;
    await this.log.noteCoverGone(unit, projectId, cardId, id, kinds.deleted);
    return true;
  }

  /**
   * Notifies the team of a file of the project, the readers of a comment of a file of the comment, and nobody of a file whose
   * comment is not sent yet.
   */
  private async tell(unit: ProjectsUnit, found: StoredAttachment, by: string, what: keyof typeof kinds): Promise<void> {
    const { id, projectId, cardId, commentId, isSaid, isTeamOnly } = found;
    if (cardId === null)
      unit.tell(projectFilesChanged, { projectId, attachmentId: id, by, what }, { aggregate: projectId });
    else if (commentId === null) await this.log.noteFiles(unit, projectId, cardId, kinds[what]);
    else if (isSaid) {
      const fact = isTeamOnly ? teamCommentsChanged : commentsChanged;
      unit.tell(fact, { projectId, cardId, commentId, by, what: 'edited' }, { aggregate: cardId });
    }
  }

  /** @throws AppError `file_not_found`, also for one of another project; `forbidden` */
  private async locate(
    unit: ProjectsUnit,
    userId: string,
    { project_id: projectId, attachment_id: id }: Named,
  ): Promise<{ readonly found: StoredAttachment; readonly role: ProjectRole }> {
    const role = await this.locked.for(unit, projectId, userId, 'member');
    const found = await this.attachments.find(unit, id);
    if (found?.projectId !== projectId) throw new AppError(filesErrors.file_not_found);
    return { found, role };
  }
}
