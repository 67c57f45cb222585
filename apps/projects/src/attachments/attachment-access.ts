import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { project } from '@nivel/contracts/projects/memberships';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, roleOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';

type Place = Omit<InputOf<typeof openAttachment>, 'name'>;

/** A file of a comment is for those who see the comment; until that is there, for its sender. */
const isFor = ({ commentId, isSaid, isUnsaid, isTeamOnly, addedBy }: StoredAttachment, call: Call): boolean => {
  if (commentId === null) return true;
  if (!isSaid) return addedBy === actorOf(call).userId;
  return !isUnsaid && (!isTeamOnly || isAtLeast(project, roleOf(call, project), 'member'));
};

/** Finds files to be opened. */
@Injectable()
export class AttachmentAccess {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `file_not_found` where it is not there, or not there any more, or not of that card, or not for the caller */
  async find({ project_id, card_id, attachment_id }: Place, call: Call): Promise<StoredAttachment> {
    const found = await this.attachments.find(this.work.reads, attachment_id);
    const isThere = found?.projectId === project_id && found.cardId === card_id;
    if (!isThere || found.state !== 'ready' || found.deletedAt !== null || !isFor(found, call))
      throw new AppError(filesErrors.file_not_found);
    return found;
  }
}
