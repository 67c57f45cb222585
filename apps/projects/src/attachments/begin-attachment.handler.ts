import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { beginAttachment } from '@nivel/contracts/projects/begin-attachment.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BeginAttachment } from './begin-attachment.ts';

@Handles(beginAttachment)
export class BeginAttachmentHandler implements Handler<typeof beginAttachment> {
  constructor(
    private readonly attachments: BeginAttachment,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(asked: InputOf<typeof beginAttachment>, call: Call): Promise<OutputOf<typeof beginAttachment>> {
    return this.work.run(call, (unit) => this.attachments.begin(unit, actorOf(call).userId, asked));
  }
}
