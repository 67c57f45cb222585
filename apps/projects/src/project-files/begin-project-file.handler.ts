import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { beginProjectFile } from '@nivel/contracts/projects/project-files/begin-project-file.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BeginAttachment } from '../attachments/begin-attachment.ts';
import type { ProjectsClient } from '../database.ts';

@Handles(beginProjectFile)
export class BeginProjectFileHandler implements Handler<typeof beginProjectFile> {
  constructor(
    private readonly attachments: BeginAttachment,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: InputOf<typeof beginProjectFile>, call: Call): Promise<OutputOf<typeof beginProjectFile>> {
    return this.work.run(call, (unit) =>
      this.attachments.begin(unit, actorOf(call).userId, { ...input, card_id: null }),
    );
  }
}
