import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';

@Handles(openAttachment)
export class OpenAttachmentHandler implements Handler<typeof openAttachment> {
  constructor(private readonly access: AttachmentAccess) {}

  handle(input: InputOf<typeof openAttachment>, call: Call): Promise<OutputOf<typeof openAttachment>> {
    return this.access.file(input, call);
  }
}
