import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { beginCommentFile } from '@nivel/contracts/projects/begin-comment-file.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BeginAttachment } from './begin-attachment.ts';

@Handles(beginCommentFile)
export class BeginCommentFileHandler implements Handler<typeof beginCommentFile> {
  constructor(
    private readonly attachments: BeginAttachment,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(asked: InputOf<typeof beginCommentFile>, call: Call): Promise<OutputOf<typeof beginCommentFile>> {
    return this.work.run(call, (unit) => this.attachments.begin(unit, actorOf(call).userId, asked));
  }
}
