import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import type { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';
import { isFor } from './policy.ts';

type Place = Omit<InputOf<typeof openAttachment>, 'name'>;

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
