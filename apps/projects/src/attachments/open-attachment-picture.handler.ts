import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openAttachmentPicture } from '@nivel/contracts/projects/open-attachment-picture.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';

@Handles(openAttachmentPicture)
export class OpenAttachmentPictureHandler implements Handler<typeof openAttachmentPicture> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(input: InputOf<typeof openAttachmentPicture>, call: Call): Promise<OutputOf<typeof openAttachmentPicture>> {
    return this.access.picture(input, call);
  }
}
