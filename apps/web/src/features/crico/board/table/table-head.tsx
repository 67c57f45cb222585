import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import type { Sort } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';
import { rowGrid } from './table-row.tsx';
import { tableColumns, type TableColumn } from './table-context.ts';

const sortable: Partial<Record<TableColumn, Sort>> = {
  number: 'number',
  title: 'title',
  status: 'status',
  priority: 'priority',
  assignee: 'assignee',
  due: 'due',
  progress: 'progress',
};

/** A click sorts, the next turns the order around, and the third leaves it as it is on the board. */
const useSorting = () => {
  const { choices, choose } = useBoard();
  return (sort: Sort) => {
    if (choices.sort !== sort) choose({ sort, turned: false });
    else if (choices.turned) choose({ sort: 'board', turned: false });
    else choose({ turned: true });
  };
};

const HeadCell = ({ column, cards }: { readonly column: TableColumn; readonly cards: readonly CardRow[] }) => {
  const text = viewText.useText();
  const { choices, selection } = useBoard();
  const sortBy = useSorting();
  const sort = sortable[column];
  const isSorted = sort !== undefined && choices.sort === sort;
  const Arrow = choices.turned ? ArrowDown : ArrowUp;
  const ids = cards.map(({ id }) => id);
  return (
    <div
      role="columnheader"
      aria-colindex={tableColumns.indexOf(column) + 1}
      aria-sort={isSorted ? (choices.turned ? 'descending' : 'ascending') : undefined}
      className={`flex min-w-0 items-center ${column === 'select' || column === 'title' ? '' : 'max-md:hidden'}`}
    >
      {column === 'select' && (
        <label className="grid size-full min-h-8 place-items-center">
          <input
            type="checkbox"
            data-head={column}
            tabIndex={-1}
            aria-label={text.selectAll}
            checked={ids.length > 0 && ids.every((id) => selection.has(id))}
            onChange={() => selection.toggle(ids)}
            className="size-4 accent-(--accent) pointer-coarse:size-5"
          />
        </label>
      )}
      {column === 'actions' && <span className="sr-only">{text.columns.actions}</span>}
      {sort && (
        <button
          type="button"
          data-head={column}
          // Arrows lead here from the first row: the grid is one stop of Tab.
          tabIndex={-1}
          onClick={() => sortBy(sort)}
          className="inline-flex min-h-8 items-center gap-1 truncate rounded-sm font-semibold hover:text-text pointer-coarse:min-h-11"
        >
          {text.columns[column]}
          {isSorted && <Arrow aria-hidden="true" size={13} />}
        </button>
      )}
    </div>
  );
};

/** The names of the columns, which sort. */
export const TableHead = ({ cards }: { readonly cards: readonly CardRow[] }) => (
  <div
    role="row"
    aria-rowindex={1}
    className={`${rowGrid} sticky top-0 z-20 border-b border-line-strong bg-surface text-sm text-soft`}
  >
    {tableColumns.map((column) => (
      <HeadCell key={column} column={column} cards={cards} />
    ))}
  </div>
);
