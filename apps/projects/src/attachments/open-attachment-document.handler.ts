import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openAttachmentDocument } from '@nivel/contracts/projects/open-attachment-document.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';

@Handles(openAttachmentDocument)
export class OpenAttachmentDocumentHandler implements Handler<typeof openAttachmentDocument> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(input: InputOf<typeof openAttachmentDocument>, call: Call): Promise<OutputOf<typeof openAttachmentDocument>> {
    return this.access.document(input, call);
  }
}
