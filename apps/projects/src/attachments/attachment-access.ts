import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OpenedFile } from '@nivel/contracts/kernel/stored-file';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';
import { isFor } from './policy.ts';

interface AttachmentPlace {
  readonly project_id: string;
  /** Null: it is the project's own. */
  readonly card_id: string | null;
  readonly attachment_id: string;
}
type NamedPlace = AttachmentPlace & { readonly name: string };

/** A rendition never changes, so its address can be cached. */
const AN_HOUR = 3_600;

const aboutOf = ({ id, addedAt }: StoredAttachment) => ({ id, created_at: addedAt.toISOString() });

/**
 * Finds files to open. Each method throws `file_not_found` for a file that does not exist (any more), belongs to another place,
 * or is not for the caller.
 */
@Injectable()
export class AttachmentAccess {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** The file itself, to be saved. */
  async file({ name, ...place }: NamedPlace, call: Call): Promise<OpenedFile> {
    const found = await this.find(place, call);
    if (found.name !== name) throw new AppError(filesErrors.file_not_found);
    return { key: found.storeKey, type: 'application/octet-stream', save_as: name, max_age: 0, ...aboutOf(found) };
  }

  /** A file that is a PDF by its bytes, for display. */
  async document({ name, ...place }: NamedPlace, call: Call): Promise<OpenedFile> {
    const found = await this.find(place, call);
    if (found.name !== name || found.type !== 'pdf') throw new AppError(filesErrors.file_not_found);
    return { key: found.storeKey, type: 'application/pdf', save_as: name, max_age: 0, ...aboutOf(found) };
  }

  /** A rendition of a picture. */
  async picture(
    { picture: wanted, ...place }: AttachmentPlace & { readonly picture: string },
    call: Call,
  ): Promise<OpenedFile> {
    const found = await this.find(place, call);
    const picture = found.pictures[wanted.slice(0, -'.webp'.length)];
    if (picture === undefined) throw new AppError(filesErrors.file_not_found);
    return { key: picture.key, type: 'image/webp', save_as: null, max_age: AN_HOUR, ...aboutOf(found) };
  }

  private async find({ project_id, card_id, attachment_id }: AttachmentPlace, call: Call): Promise<StoredAttachment> {
    const found = await this.attachments.find(this.work.reads, attachment_id);
    const isThere = found?.projectId === project_id && found.cardId === card_id;
    if (!isThere || found.state !== 'ready' || found.deletedAt !== null || !isFor(found, call))
      throw new AppError(filesErrors.file_not_found);
    return found;
  }
}
