import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useBoard } from '../board-context.ts';
import { useVisibleRows } from '../../area/use-visible-rows.ts';
import { viewText } from '../view/view-text.ts';
import { GroupRow } from './group-row.tsx';
import { TableContext, type TableColumn, type TableScene } from './table-context.ts';
import { TableHead } from './table-head.tsx';
import { TablePages } from './table-pages.tsx';
import { grouped, paged, sorted } from './table-rows.ts';
import { CardTableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useNarrow } from './use-narrow.ts';

const { rowPx, narrowRowPx } = limits.crico.board;

/** The rows of the page that is shown. */
const useRows = () => {
  const { board, cards, choices, names } = useBoard();
  const { sort, turned, group, size, page } = choices;
  return useMemo(() => {
    const ordered = sorted(board, cards.values(), { sort, turned }, names);
    // What belongs together stays together across pages.
    const all = grouped(board, ordered, group);
    const inGroups = all.flatMap((row) => (row.type === 'card' ? [row.card] : []));
    const { shown, ...where } = paged(inGroups, size, page);
    const counts = new Map(all.flatMap((row) => (row.type === 'group' ? [[row.key, row.count] as const] : [])));
    // A group may go on over several pages; its heading counts all of it.
    const rows = grouped(board, shown, group).map((row) =>
      row.type === 'group' ? { ...row, count: counts.get(row.key) ?? row.count } : row,
    );
    return { ...where, shown, rows };
  }, [board, cards, sort, turned, group, size, page, names]);
};

/** Brings the row that asked for the focus into sight, and gives it to the cell that the keys are at. */
const useAskedCell = (column: TableColumn, indexOf: (cardId: string) => number, height: number) => {
  const { view } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const { cardId, asked } = view.focus;
  // What is in sight changes with the question, not with the rows.
  const bring = useEffectEvent((id: string) => {
    const frame = scroller.current;
    if (!frame) return;
    const top = indexOf(id) * height;
    // The head stays above the rows.
    const room = frame.clientHeight - 2 * height;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (top > frame.scrollTop + room) frame.scrollTop = top - room;
  });
  useEffect(() => {
    if (asked === 0 || cardId === null) return;
    bring(cardId);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${cardId}"] [data-cell="${column}"]`)
      ?.focus({ preventScroll: true });
  }, [cardId, asked, column]);
  return scroller;
};

/** What can be done in the table, and where the keys are in it. */
const useTableScene = (): TableScene => {
  const { actions, open } = useBoard();
  const [column, setColumn] = useState<TableColumn>('title');
  const [edited, setEdited] = useState<string | null>(null);
  return {
    column,
    toColumn: setColumn,
    edited,
    edit: (card) => setEdited(card?.id ?? null),
    duplicate: actions.duplicate,
    open,
  };
};

/** The cards of a project as rows: a grid to be walked through by keys. */
export const TableView = () => {
  const text = viewText.useText();
  const { board, actions, view, selection, removeChosen } = useBoard();
  const { shown, rows, page, pages } = useRows();
  const scene = useTableScene();
  const height = useNarrow() ? narrowRowPx : rowPx;
  const { isInSight, onScroll, height: whole } = useVisibleRows(rows.length, height, limits.crico.board.spareRows);
  const indexOf = (id: string) => rows.findIndex((row) => row.type === 'card' && row.card.id === id);
  const scroller = useAskedCell(scene.column, indexOf, height);
  const active = shown.some(({ id }) => id === view.focus.cardId) ? view.focus.cardId : shown[0]?.id;
  const onKeyDown = useGridKeys({
    cards: shown,
    view,
    scene,
    mayChange: actions.mayChange,
    remove: (card) => removeChosen(card.id),
    toggle: (card) => selection.toggle([card.id]),
    selectAll: () => selection.toggle(shown.map(({ id }) => id)),
  });
  return (
    <TableContext value={scene}>
      <p id="table-keys" className="sr-only">
        {text.tableKeys}
      </p>
      <div ref={scroller} onScroll={onScroll} className="min-h-0 flex-1 overflow-auto">
        <div
          role="grid"
          aria-label={text.table(board.project.name)}
          aria-describedby="table-keys"
          aria-rowcount={rows.length + 1}
          aria-colcount={9}
          aria-multiselectable="true"
          onKeyDown={onKeyDown}
          className="md:min-w-[64rem]"
        >
          <TableHead cards={shown} />
          <div role="rowgroup" className="relative" style={{ height: whole }}>
            {rows.map((row, index) => {
              const isCard = row.type === 'card';
              if (!isInSight(index) && !(isCard && (row.card.id === active || row.card.id === scene.edited)))
                return null;
              const place = { rowIndex: index + 2, top: index * height, height };
              if (!isCard) return <GroupRow key={`group ${row.key}`} row={row} {...place} />;
              return <CardTableRow key={row.card.id} card={row.card} isActive={row.card.id === active} {...place} />;
            })}
          </div>
        </div>
      </div>
      <TablePages page={page} pages={pages} />
    </TableContext>
  );
};
