import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteAttachment } from '@nivel/contracts/projects/delete-attachment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentChanges } from './attachment-changes.ts';

@Handles(deleteAttachment)
export class DeleteAttachmentHandler implements Handler<typeof deleteAttachment> {
  constructor(
    private readonly changes: AttachmentChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: InputOf<typeof deleteAttachment>, call: Call): Promise<OutputOf<typeof deleteAttachment>> {
    return this.work.run(call, async (unit) => ({
      deleted_by: await this.changes.delete(unit, actorOf(call).userId, input),
    }));
  }
}
