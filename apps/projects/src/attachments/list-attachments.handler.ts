import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { listAttachments } from '@nivel/contracts/projects/list-attachments.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentLimits } from './attachment-limits.ts';
import { AttachmentsRepository } from './attachments.repository.ts';
import { peopleOf, shownAttachment } from './shown-attachment.ts';

@Handles(listAttachments)
export class ListAttachmentsHandler implements Handler<typeof listAttachments> {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly limits: AttachmentLimits,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id, card_id }: InputOf<typeof listAttachments>): Promise<OutputOf<typeof listAttachments>> {
    const { reads } = this.work;
    if ((await this.attachments.card(reads, project_id, card_id)) === null)
      throw new AppError(boardErrors.card_not_found);
    const all = await this.attachments.ofCard(reads, project_id, card_id);
    return { attachments: all.map(shownAttachment), people: peopleOf(all), most_bytes: this.limits.mostBytes };
  }
}
