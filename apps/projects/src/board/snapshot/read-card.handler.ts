import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { project } from '@nivel/contracts/projects/memberships';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { READ_CARD } from './read-card.sql.ts';

@Handles(readCard)
export class ReadCardHandler implements Handler<typeof readCard> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({ project_id, card_id }: InputOf<typeof readCard>, call: Call): Promise<OutputOf<typeof readCard>> {
    const [card] = await this.work.reads.rows(READ_CARD, [project_id, card_id]);
    if (card === undefined) throw new AppError(boardErrors.card_not_found);
    return {
      sequence: card.sequence,
      description: { text: card.description, version: card.descriptionVersion },
      notes: { text: card.notes, version: card.notesVersion },
      created_by: card.createdBy,
      created_at: card.createdAt.toISOString(),
      updated_at: card.updatedAt.toISOString(),
      is_deleted: card.isDeleted,
      proposal: isAtLeast(project, roleOf(call, project), 'member') ? card.proposal : null,
    };
  }
}
