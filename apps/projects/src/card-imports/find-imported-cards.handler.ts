import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { isId } from '@nivel/contracts/projects/filter/filter-values';
import { findImportedCards } from '@nivel/contracts/projects/transfers/find-imported-cards.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { importedId } from '../project-imports/imported-id.ts';
import { ImportedCardsRepository } from './imported-cards.repository.ts';

@Handles(findImportedCards)
export class FindImportedCardsHandler implements Handler<typeof findImportedCards> {
  constructor(
    private readonly cards: ImportedCardsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    project_id: projectId,
    source_ids: sourceIds,
  }: InputOf<typeof findImportedCards>): Promise<OutputOf<typeof findImportedCards>> {
    const ids = sourceIds.map((sourceId) => ({ sourceId, id: importedId(projectId, 'card', sourceId) }));
    const wanted = ids.flatMap(({ sourceId, id }) => (isId(sourceId) ? [id, sourceId] : [id]));
    const found = await this.cards.among(this.work.reads, projectId, wanted);
    const deleted = ids.filter(({ sourceId, id }) => !found.has(sourceId) && found.get(id) === true);
    const known = ids.filter(({ sourceId, id }) => found.has(sourceId) || found.get(id) === false);
    return { known: known.map(({ sourceId }) => sourceId), deleted: deleted.map(({ sourceId }) => sourceId) };
  }
}
