import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { openAttachmentDocument } from '@nivel/contracts/projects/open-attachment-document.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';
import { aboutOf } from './opened-attachment.ts';

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
