import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { restoreAttachment } from '@nivel/contracts/projects/restore-attachment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentChanges } from './attachment-changes.ts';

@Handles(restoreAttachment)
export class RestoreAttachmentHandler implements Handler<typeof restoreAttachment> {
  constructor(
    private readonly changes: AttachmentChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof restoreAttachment>, call: Call): Promise<OutputOf<typeof restoreAttachment>> {
    await this.work.run(call, (unit) => this.changes.restore(unit, actorOf(call).userId, input));
    return { success: true };
  }
}
