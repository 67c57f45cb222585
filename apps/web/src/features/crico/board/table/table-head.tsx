import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useBoard } from '../board-context.ts';
import type { Sort } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';
import { rowGrid } from './table-row.tsx';
import type { TableColumn } from './table-columns.ts';
import { useTable } from './table-context.ts';
import type { ColumnChoice } from './use-column-choice.ts';

/** A click sorts, the next reverses the order, and the third restores the order of the board. */
const useSorting = () => {
  const { choices, choose } = useBoard();
  return (sort: Sort) => {
    if (choices.sort !== sort) choose({ sort, turned: false });
    else if (choices.turned) choose({ sort: 'board', turned: false });
    else choose({ turned: true });
  };
};

/** The edge of a column, which is drawn to size it; twice clicked it fits. Keys do the same on the name of the column. */
const SizeEdge = ({ column, choice }: { readonly column: string; readonly choice: ColumnChoice }) => {
  const [start, setStart] = useState<{ readonly x: number; readonly px: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, px: choice.widthOf(column) });
  };
  const end = (keep: () => void) => {
    if (start) keep();
    setStart(null);
  };
  return (
    <span
      aria-hidden="true"
      data-edge={column}
      draggable
      // The column itself is dragged elsewhere.
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => start && choice.size(column, start.px + event.clientX - start.x)}
      onPointerUp={() => end(choice.keepSize)}
      onPointerCancel={() => end(choice.leaveSize)}
      onDoubleClick={() => choice.fit(column)}
      className="absolute inset-y-1 -right-1.5 z-10 w-3 cursor-col-resize touch-none border-r-2 border-transparent hover:border-line-strong max-md:hidden pointer-coarse:w-6"
    />
  );
};

const SelectAll = ({ cards }: { readonly cards: readonly CardRow[] }) => {
  const text = viewText.useText();
  const { selection } = useBoard();
  return (
    <label className="grid size-full min-h-8 place-items-center">
      <input
        type="checkbox"
        data-head="select"
        tabIndex={-1}
        aria-label={text.selectAll}
        checked={cards.length > 0 && cards.every(({ id }) => selection.has(id))}
        onChange={() => selection.toggle(cards.map(({ id }) => id))}
        className="size-4 accent-(--accent) pointer-coarse:size-5"
      />
    </label>
  );
};

/** Shift and an arrow size the column, Ctrl or Cmd beside them move it, and Shift with Enter makes it fit. */
const useNameKeys = (key: string, choice: ColumnChoice) => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!event.shiftKey || event.altKey || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) choice.fit(key);
    else if (event.ctrlKey || event.metaKey) choice.step(key, by);
    else choice.widen(key, by);
  };
  // A key that is held sizes on, and one command keeps it in the end.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === 'Shift') choice.keepSize();
  };
  return { onKeyDown, onKeyUp, onBlur: () => choice.keepSize() };
};

const NameCell = ({ column, choice }: { readonly column: TableColumn; readonly choice: ColumnChoice }) => {
  const { choices } = useBoard();
  const sortBy = useSorting();
  const keys = useNameKeys(column.key, choice);
  const { sort } = column;
  const Arrow = choices.turned ? ArrowDown : ArrowUp;
  return (
    <>
      <button
        type="button"
        data-head={column.key}
        // Arrows lead here from the first row: the grid is one stop of Tab.
        tabIndex={-1}
        title={column.name}
        onClick={() => sort && sortBy(sort)}
        {...keys}
        className="inline-flex min-h-8 min-w-0 items-center gap-1 rounded-sm font-semibold hover:text-text pointer-coarse:min-h-11"
      >
        <span className="truncate">{column.name}</span>
        {choices.sort === sort && <Arrow aria-hidden="true" size={13} className="shrink-0" />}
      </button>
      <SizeEdge column={column.key} choice={choice} />
    </>
  );
};

/** Which column is dragged, and over which one it is. */
const useColumnDrag = (columns: readonly TableColumn[], choice: ColumnChoice) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (key: string) => ({
    draggable: true,
    onDragStart: () => setDragged(key),
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(key);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      // The first column is for choosing.
      if (dragged !== null) choice.move(dragged, columns.findIndex((column) => column.key === key) - 1);
      end();
    },
    'data-over': dragged !== null && over === key && dragged !== key ? true : undefined,
  });
};

interface TableHeadProps {
  readonly cards: readonly CardRow[];
  readonly choice: ColumnChoice;
}

/** The names of the columns, which sort, and are moved and sized. */
export const TableHead = ({ cards, choice }: TableHeadProps) => {
  const { choices } = useBoard();
  const { columns, isNarrow } = useTable();
  const dragOf = useColumnDrag(columns, choice);
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${rowGrid} sticky top-0 z-20 border-b border-line-strong bg-surface text-sm text-soft`}
    >
      {columns.map((column, index) => {
        const { key, sort, name } = column;
        const isNamed = sort !== undefined;
        const isSorted = isNamed && choices.sort === sort;
        return (
          <div
            key={key}
            role="columnheader"
            data-head-cell={key}
            aria-colindex={index + 1}
            aria-sort={isSorted ? (choices.turned ? 'descending' : 'ascending') : undefined}
            {...(isNamed && !isNarrow && dragOf(key))}
            className={`relative flex min-w-0 items-center data-over:bg-accent-soft ${key === 'select' || key === 'title' ? '' : 'max-md:hidden'}`}
          >
            {key === 'select' && <SelectAll cards={cards} />}
            {key === 'actions' && <span className="sr-only">{name}</span>}
            {isNamed && <NameCell column={column} choice={choice} />}
          </div>
        );
      })}
    </div>
  );
};
