import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openProjectFilePicture } from '@nivel/contracts/projects/project-files/open-project-file-picture.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from '../attachments/attachment-access.ts';

@Handles(openProjectFilePicture)
export class OpenProjectFilePictureHandler implements Handler<typeof openProjectFilePicture> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(input: InputOf<typeof openProjectFilePicture>, call: Call): Promise<OutputOf<typeof openProjectFilePicture>> {
    return this.access.picture({ ...input, card_id: null }, call);
  }
}
