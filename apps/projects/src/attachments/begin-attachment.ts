import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import { ATTACHMENTS } from '@nivel/contracts/projects/attachment-values';
import type { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';
import { AttachmentLimits } from './attachment-limits.ts';

const HOUR_MS = 3_600_000;

/** Without a card it is the project's own. */
type BeginInput = Omit<InputOf<typeof beginAttachment>, 'card_id'> & {
  readonly card_id: string | null;
  readonly comment_id?: string;
};

/** A file to be uploaded: its row exists before its first byte. */
@Injectable()
export class BeginAttachment {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly files: FilesRepository,
    private readonly room: AttachmentLimits,
    private readonly locked: LockedProject,
    @Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'ATTACHMENTS_AN_HOUR'>,
  ) {}

  /** @throws AppError `file_exists`, `too_many_uploads`, `comment_was_sent`, and what the place that it is for refuses with */
  async begin(unit: ProjectsUnit, userId: string, input: BeginInput): Promise<OutputOf<typeof beginAttachment>> {
    const { project_id: projectId, card_id: cardId, attachment_id: id, comment_id: commentId = null, name } = input;
    await this.locked.for(unit, projectId, userId, 'member');
    const known = await this.attachments.find(unit, id);
    if (known !== null && !isSame(known, input, userId)) throw new AppError(filesErrors.file_exists);
    if (known?.state === 'ready') return { upload_id: known.fileId, key: null };
    if (commentId !== null && (await this.attachments.isSaid(unit, commentId)))
      throw new AppError(attachmentErrors.comment_was_sent);
    const bytes = input.bytes ?? 0;
    await this.room.check(unit, { projectId, cardId, id, commentId }, bytes);
    const since = new Date(unit.now.getTime() - HOUR_MS);
    if ((await this.files.begunSince(unit, userId, ATTACHMENTS, since)) >= this.settings.ATTACHMENTS_AN_HOUR)
      throw new AppError(filesErrors.too_many_uploads);
    const fileId = unit.newId();
    const storeKey = `${ATTACHMENTS}/${fileId}`;
    await this.files.stage(unit, {
      id: fileId,
      bucket: ATTACHMENTS,
      ownerId: userId,
      projectId,
      name,
      storeKey,
      bytes,
    });
    if (known !== null) await this.attachments.pointTo(unit, id, fileId);
    else await this.attachments.add(unit, { id, projectId, cardId, commentId, fileId, name, addedBy: userId });
    return { upload_id: fileId, key: storeKey };
  }
}

/** A repeated upload of the same file by the same person. */
const isSame = (
  { projectId, cardId, commentId, name, addedBy, deletedAt, state, bytes }: StoredAttachment,
  input: BeginInput,
  userId: string,
): boolean =>
  projectId === input.project_id &&
  cardId === input.card_id &&
  commentId === (input.comment_id ?? null) &&
  name === input.name &&
  addedBy === userId &&
  deletedAt === null &&
  (state !== 'ready' || input.bytes === null || input.bytes === bytes);
