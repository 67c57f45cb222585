import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { project } from '@nivel/contracts/projects/memberships';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { openAttachmentDocument } from '@nivel/contracts/projects/open-attachment-document.operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';

/** What was made of a file never changes, and goes with its address. */
const AN_HOUR = 3_600;

type Place = Omit<InputOf<typeof openAttachment>, 'name'>;

/** A file of a comment is for those who see the comment; until that is there, for its sender. */
const isFor = ({ commentId, isSaid, isUnsaid, isTeamOnly, addedBy }: StoredAttachment, call: Call): boolean => {
  if (commentId === null) return true;
  if (!isSaid) return addedBy === actorOf(call).userId;
  return !isUnsaid && (!isTeamOnly || isAtLeast(project, roleOf(call, project), 'member'));
};

const aboutOf = ({ id, addedAt }: StoredAttachment) => ({ id, created_at: addedAt.toISOString() });

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

@Handles(openAttachment)
export class OpenAttachmentHandler implements Handler<typeof openAttachment> {
  constructor(private readonly opened: AttachmentAccess) {}

  async handle(
    { name, ...place }: InputOf<typeof openAttachment>,
    call: Call,
  ): Promise<OutputOf<typeof openAttachment>> {
    const found = await this.opened.find(place, call);
    if (found.name !== name) throw new AppError(filesErrors.file_not_found);
    return { key: found.storeKey, type: 'application/octet-stream', save_as: name, max_age: 0, ...aboutOf(found) };
  }
}

@Handles(openAttachmentDocument)
export class OpenAttachmentDocumentHandler implements Handler<typeof openAttachmentDocument> {
  constructor(private readonly opened: AttachmentAccess) {}

  async handle(
    { name, ...place }: InputOf<typeof openAttachmentDocument>,
    call: Call,
  ): Promise<OutputOf<typeof openAttachmentDocument>> {
    const found = await this.opened.find(place, call);
    if (found.name !== name || found.type !== 'pdf') throw new AppError(filesErrors.file_not_found);
    return { key: found.storeKey, type: 'application/pdf', save_as: name, max_age: 0, ...aboutOf(found) };
  }
}

@Handles(openAttachmentPicture)
export class OpenAttachmentPictureHandler implements Handler<typeof openAttachmentPicture> {
  constructor(private readonly opened: AttachmentAccess) {}

  async handle(
    input: InputOf<typeof openAttachmentPicture>,
    call: Call,
  ): Promise<OutputOf<typeof openAttachmentPicture>> {
    const { picture: wanted, ...place } = input;
    const found = await this.opened.find(place, call);
    const picture = found.pictures[wanted.slice(0, -'.webp'.length)];
    if (picture === undefined) throw new AppError(filesErrors.file_not_found);
    return { key: picture.key, type: 'image/webp', save_as: null, max_age: AN_HOUR, ...aboutOf(found) };
  }
}
