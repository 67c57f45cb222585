import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';
import { aboutOf } from './opened-attachment.ts';

/** What was made of a file never changes, and goes with its address. */
const AN_HOUR = 3_600;

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
