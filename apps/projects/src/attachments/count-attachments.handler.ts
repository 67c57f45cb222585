import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { countAttachments } from '@nivel/contracts/projects/count-attachments.operation';
import { MOST_COUNTED_CARDS } from '@nivel/contracts/projects/count-comments.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { AttachmentsRepository } from './attachments.repository.ts';

@Handles(countAttachments)
export class CountAttachmentsHandler implements Handler<typeof countAttachments> {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof countAttachments>): Promise<OutputOf<typeof countAttachments>> {
    const counts = await this.attachments.counts(this.work.reads, project_id, MOST_COUNTED_CARDS);
    return { cards: counts.map(({ cardId, total }) => [cardId, total]) };
  }
}
