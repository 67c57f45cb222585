import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { openAttachment } from '@nivel/contracts/projects/open-attachment.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AttachmentAccess } from './attachment-access.ts';
import { aboutOf } from './opened-attachment.ts';

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
