import { useMemo } from 'react';
import { useBoard } from '../board-context.ts';
import { grouped, sorted, type TableRow } from './table-rows.ts';
import { countsToSortBy } from '../view/sort-keys.ts';

/** The cards that are looked for as rows, in the order and the groups of the table, all on one page. */
export const useOrderedCards = () => {
  const { board, cards, choices, names, ...counts } = useBoard();
  const { sort, turned, group } = choices;
  const { comments, files } = countsToSortBy(counts, sort);
  return useMemo(() => {
    const ordered = sorted({ board, names, comments, files }, cards.values(), { sort, turned });
    const rows: readonly TableRow[] = grouped({ board, names }, ordered, group);
    const ids = rows.flatMap((row) => (row.type === 'card' ? [row.card.id] : []));
    const places = new Map(rows.flatMap((row, at) => (row.type === 'card' ? [[row.card.id, at] as const] : [])));
    return { rows, ids, places };
  }, [board, cards, sort, turned, group, names, comments, files]);
};
