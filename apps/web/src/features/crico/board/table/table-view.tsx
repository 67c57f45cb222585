import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { countsToSortBy } from '../view/sort-keys.ts';
import { tableColumns, tracksOf } from './table-columns.ts';
import { TableBody } from './table-body.tsx';
import { TableContext, type TableScene } from './table-context.ts';
import { TableHead } from './table-head.tsx';
import { TablePages } from './table-pages.tsx';
import { grouped, paged, sorted } from './table-rows.ts';
import { useCellRange, type CellRangeChoice } from './use-cell-range.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { bringRow } from '../../area/bring-row.ts';
import { useNarrow } from '../../area/use-width.ts';

const { rowPx, narrowRowPx } = limits.crico.board;

/** The rows of the page that is shown. */
const useRows = () => {
  const { board, cards, choices, names, ...counts } = useBoard();
  const { sort, turned, group, size, page } = choices;
  const { comments, files } = countsToSortBy(counts, sort);
  return useMemo(() => {
    const ordered = sorted({ board, names, comments, files }, cards.values(), { sort, turned });
    // A group stays together across pages.
    const all = grouped({ board, names }, ordered, group);
    const inGroups = all.flatMap((row) => (row.type === 'card' ? [row.card] : []));
    const { shown, ...where } = paged(inGroups, size, page);
    const counts = new Map(all.flatMap((row) => (row.type === 'group' ? [[row.key, row.count] as const] : [])));
    // A group may continue over several pages; its heading counts all of it.
    const rows = grouped({ board, names }, shown, group).map((row) =>
      row.type === 'group' ? { ...row, count: counts.get(row.key) ?? row.count } : row,
    );
    return { ...where, shown, rows, all: inGroups };
  }, [board, cards, sort, turned, group, size, page, names, comments, files]);
};

/** Scrolls to the row that requested the focus, and gives it to the cell of the keyboard position. */
const useAskedCell = (column: string, indexOf: (cardId: string) => number, height: number) => {
  const { view } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const { cardId, asked } = view.focus;
  // The visible rows change with the query, not with the rows.
  const bring = useEffectEvent((id: string) => {
    if (scroller.current) bringRow(scroller.current, indexOf(id), height);
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

/** The actions in the table, and its keyboard focus. */
const useTableScene = (): Omit<TableScene, 'range'> => {
  const text = viewText.useText();
  const { board, choices, actions, open } = useBoard();
  const [column, setColumn] = useState('title');
  const [edited, setEdited] = useState<string | null>(null);
  const isNarrow = useNarrow();
  const { fields } = board;
  const columns = useMemo(
    () => tableColumns({ fields }, text, { columns: choices.columns, isNarrow }),
    [fields, text, choices.columns, isNarrow],
  );
  return {
    columns,
    isNarrow,
    // A column that is no longer shown.
    column: columns.some(({ key }) => key === column) ? column : 'title',
    toColumn: setColumn,
    edited,
    edit: (card) => setEdited(card?.id ?? null),
    duplicate: actions.duplicate,
    open,
  };
};

/** A click with Shift marks the cells up to there, and one without ends it. */
const useMarkingByPointer = (scene: TableScene, marking: CellRangeChoice) => {
  const { view } = useBoard();
  return (event: MouseEvent): void => {
    const { target, shiftKey, button } = event;
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const id = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const key = cell?.dataset['cell'];
    // The context menu is for the selection.
    if (button !== 0 || id === undefined || key === undefined || scene.edited === id) return;
    if (!shiftKey || view.focus.cardId === null) {
      marking.clear();
      return;
    }
    event.preventDefault();
    marking.extend({ id: view.focus.cardId, key: scene.column }, { id, key });
    scene.toColumn(key);
    view.ask(id);
  };
};

/** The cards of a project as rows: a grid with keyboard navigation. */
export const TableView = () => {
  const text = viewText.useText();
  const { board, actions, view, selection, removeChosen } = useBoard();
  const { shown, rows, page, pages, all } = useRows();
  const table = useTableScene();
  const marking = useCellRange(shown, table.columns);
  const scene: TableScene = { ...table, range: marking.range };
  const grid = useRef<HTMLDivElement>(null);
  const choice = useColumnChoice(grid, scene.columns);
  const height = scene.isNarrow ? narrowRowPx : rowPx;
  const places = useMemo(
    () => new Map(rows.flatMap((row, index) => (row.type === 'card' ? [[row.card.id, index] as const] : []))),
    [rows],
  );
  const scroller = useAskedCell(scene.column, (id) => places.get(id) ?? -1, height);
  const { cardId } = view.focus;
  const active = cardId !== null && places.has(cardId) ? cardId : shown[0]?.id;
  const onKeyDown = useGridKeys({
    cards: shown,
    view,
    scene,
    marking,
    mayChange: actions.mayChange,
    remove: (card) => removeChosen(card.id),
    toggle: (card) => selection.toggle([card.id]),
    selectAll: () => selection.toggle(shown.map(({ id }) => id)),
    choose: (cards) => selection.toggle(cards.flatMap(({ id }) => (selection.has(id) ? [] : [id]))),
  });
  return (
    <TableContext value={scene}>
      <p id="table-keys" className="sr-only">
        {text.tableKeys}
      </p>
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto">
        <div
          ref={grid}
          role="grid"
          aria-label={text.table(board.project.name)}
          aria-describedby="table-keys"
          aria-rowcount={rows.length + 1}
          aria-colcount={scene.columns.length}
          aria-multiselectable="true"
          onKeyDown={onKeyDown}
          onMouseDown={useMarkingByPointer(scene, marking)}
          style={tracksOf(scene.columns)}
          className="md:min-w-(--columns-width)"
        >
          <TableHead cards={shown} choice={choice} />
          <TableBody rows={rows} places={places} height={height} active={active} scroller={scroller} />
        </div>
      </div>
      <TablePages page={page} pages={pages} cards={all} />
    </TableContext>
  );
};
