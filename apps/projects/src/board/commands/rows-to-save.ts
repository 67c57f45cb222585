import type { BoardState } from '../state/board-state.ts';
import { compactCard, type Card } from '../state/change.ts';
import type { SavedPart } from './save.sql.ts';

/** Rows that a batch made or changed, by where they go. */
export const rowsToSave = (
  states: readonly BoardState[],
  makers: ReadonlyMap<string, string | null>,
): Record<SavedPart, readonly object[]> => {
  const rows = <Row>(
    ids: (state: BoardState) => Iterable<string>,
    isNew: boolean,
    rowOf: (state: BoardState, id: string) => Row | undefined,
  ) =>
    states.flatMap((state) =>
      [...ids(state)]
        .filter((id) => state.newThings.has(id) === isNew)
        .flatMap((id) => {
          const row = rowOf(state, id);
          return row === undefined ? [] : [{ ...row, project_id: state.projectId, created_by: makers.get(id) ?? null }];
        }),
    );
  const card = (state: BoardState, id: string): object => compactCard(state.cards.get(id) as Card);
  const list = (state: BoardState, id: string) => state.lists.get(id);
  const label = (state: BoardState, id: string) => state.labels.get(id);
  const field = (state: BoardState, id: string) => state.fields.get(id);
  return {
    newCards: rows((state) => state.changedCards, true, card),
    changedCards: rows((state) => state.changedCards, false, card),
    newLists: rows((state) => state.changedLists, true, list),
    changedLists: rows((state) => state.changedLists, false, list),
    newLabels: rows((state) => state.changedLabels, true, label),
    changedLabels: rows((state) => state.changedLabels, false, label),
    goneLabels: rows(
      (state) => state.changedLabels,
      false,
      (state, id) => (state.labels.has(id) ? undefined : { id }),
    ),
    labelMerges: states.flatMap(({ projectId: project_id, labelMerges }) =>
      [...labelMerges.written].map(([label_id, into_id]) => ({ label_id, project_id, into_id })),
    ),
    newFields: rows((state) => state.changedFields, true, field),
    changedFields: rows((state) => state.changedFields, false, field),
    goneFields: rows(
      (state) => state.changedFields,
      false,
      (state, id) => (state.fields.has(id) ? undefined : { id }),
    ),
    texts: states.flatMap(({ projectId: project_id, texts }) =>
      [...texts.written.values()].map((text) => ({ ...text, project_id })),
    ),
  };
};
