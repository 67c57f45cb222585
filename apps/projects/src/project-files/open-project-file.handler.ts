import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openProjectFile } from '@nivel/contracts/projects/project-files/open-project-file.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from '../attachments/attachment-access.ts';

@Handles(openProjectFile)
export class OpenProjectFileHandler implements Handler<typeof openProjectFile> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(input: InputOf<typeof openProjectFile>, call: Call): Promise<OutputOf<typeof openProjectFile>> {
    return this.access.file({ ...input, card_id: null }, call);
  }
}
