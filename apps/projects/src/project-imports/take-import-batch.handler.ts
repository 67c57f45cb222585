import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { takeImportBatch } from '@nivel/contracts/projects/transfers/take-import-batch.operation';
import { attributed, transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import { transferErrors } from '@nivel/contracts/projects/transfers/transfer.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { importedCard, withItems } from './imported-card.ts';
import { importedId } from './imported-id.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';
import { OwnImport } from './own-import.ts';
import { shownImport } from './shown-import.ts';

type Batch = InputOf<typeof takeImportBatch>;

/** One batch is one unit of work: a process that dies has lost that batch alone, and the page sends it again. */
@Handles(takeImportBatch)
export class TakeImportBatchHandler implements Handler<typeof takeImportBatch> {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly own: OwnImport,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: Batch, call: Call): Promise<OutputOf<typeof takeImportBatch>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const held = await this.own.hold(unit, input.import_id, userId);
      if (held.isDone) throw new AppError(transferErrors.import_ended);
      if (held.cards + input.cards.length > transferLimits.cards && input.batch >= held.batches)
        throw new AppError(boardErrors.too_many_cards);
      const made = await this.cards(unit, held, input);
      const items = await this.checklists(unit, held, input);
      const comments = await this.comments(unit, held, input);
      const counts = { cards: made.cards, items: made.items + items, comments };
      await this.imports.advance(unit, held.id, input.batch, counts);
      return shownImport(await this.own.hold(unit, held.id, userId));
    });
  }

  private async cards(unit: ProjectsUnit, held: StoredImport, { cards }: Batch) {
    if (cards.length === 0) return { cards: 0, items: 0 };
    const frame = await this.imports.frame(unit, held.id);
    const rows = cards.map((card, nth) => importedCard(frame, card, nth));
    return this.imports.addCards(unit, held, rows);
  }

  /** @returns how many items were not there before */
  private async checklists(unit: ProjectsUnit, { id: projectId }: StoredImport, { checklists }: Batch) {
    if (checklists.length === 0) return 0;
    const cardOf = (sourceId: string) => importedId(projectId, 'card', sourceId);
    const known = await this.imports.checklists(unit, projectId, [
      ...new Set(checklists.map(({ card }) => cardOf(card))),
    ]);
    const lists = new Map(known);
    for (const { card, items } of checklists) {
      const before = lists.get(cardOf(card));
      if (before !== undefined) lists.set(cardOf(card), withItems(projectId, before, items));
    }
    const changed = [...lists].filter(([id, list]) => list.length > (known.get(id)?.length ?? 0));
    if (changed.length > 0)
      await this.imports.saveChecklists(
        unit,
        projectId,
        changed.map(([id, checklist]) => ({ id, checklist })),
      );
    return changed.reduce((sum, [id, list]) => sum + list.length - (known.get(id)?.length ?? 0), 0);
  }

  private async comments(unit: ProjectsUnit, held: StoredImport, { comments }: Batch): Promise<number> {
    if (comments.length === 0) return 0;
    const rows = comments.map(({ id, card, parent, by, at, text, is_team_only }, nth) => ({
      nth,
      id: importedId(held.id, 'comment', id),
      card_id: importedId(held.id, 'card', card),
      parent_id: parent === null ? null : importedId(held.id, 'comment', parent),
      is_team_only,
      text: attributed(by, at.slice(0, 10), text),
      created_at: at,
    }));
    return this.imports.addComments(unit, held, rows);
  }
}
