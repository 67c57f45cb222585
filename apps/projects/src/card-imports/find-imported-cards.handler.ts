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
    const byState = Map.groupBy(ids, ({ sourceId, id }) => {
      // A card may be there under its id in an export of this project, and under the one that follows from a file.
      const areDeleted = [sourceId, id].flatMap((one) => found.get(one) ?? []);
      if (areDeleted.length === 0) return 'new';
      return areDeleted.includes(false) ? 'known' : 'deleted';
    });
    const sourcesOf = (state: 'known' | 'deleted') => (byState.get(state) ?? []).map(({ sourceId }) => sourceId);
    return { known: sourcesOf('known'), deleted: sourcesOf('deleted') };
  }
}
