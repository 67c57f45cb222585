import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openProjectFileDocument } from '@nivel/contracts/projects/project-files/open-project-file-document.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from '../attachments/attachment-access.ts';

@Handles(openProjectFileDocument)
export class OpenProjectFileDocumentHandler implements Handler<typeof openProjectFileDocument> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(
    input: InputOf<typeof openProjectFileDocument>,
    call: Call,
  ): Promise<OutputOf<typeof openProjectFileDocument>> {
    return this.access.document({ ...input, card_id: null }, call);
  }
}
