import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectFiles } from '@nivel/contracts/projects/project-files/list-project-files.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AttachmentLimits } from '../attachments/attachment-limits.ts';
import { AttachmentsRepository } from '../attachments/attachments.repository.ts';
import { peopleOf, shownAttachment } from '../attachments/shown-attachment.ts';
import type { ProjectsClient } from '../database.ts';

@Handles(listProjectFiles)
export class ListProjectFilesHandler implements Handler<typeof listProjectFiles> {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly limits: AttachmentLimits,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listProjectFiles>): Promise<OutputOf<typeof listProjectFiles>> {
    const all = await this.attachments.ofProject(this.work.reads, project_id);
    return { files: all.map(shownAttachment), people: peopleOf(all), most_bytes: this.limits.mostBytes };
  }
}
