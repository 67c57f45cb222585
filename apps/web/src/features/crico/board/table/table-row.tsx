import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Copy, Maximize2, Pencil, Trash2 } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { CellContent, lookOf } from './cell-content.tsx';
import { RowEditor } from './row-editor.tsx';
import type { TableColumn } from './table-columns.ts';
import { useTable } from './table-context.ts';
import { useSwipe } from './use-swipe.ts';

/** Wide: a column each, as wide as the table says. Narrow: the title above what else has room. */
export const rowGrid = 'grid items-center gap-x-2 grid-cols-[2.75rem_1fr_auto] md:grid-cols-(--columns)';

interface CellProps {
  readonly card: CardRow;
  readonly column: TableColumn;
  /** Counted from 1. */
  readonly place: number;
  readonly className: string;
  readonly isStop: boolean;
}

const Cell = ({ card, column, place, className, isStop }: CellProps) => {
  const { toColumn, range } = useTable();
  const isMarked = range !== null && range.ids.has(card.id) && range.keys.includes(column.key);
  const { view } = useBoard();
  return (
    <div
      role={column.key === 'title' ? 'rowheader' : 'gridcell'}
      aria-colindex={place}
      aria-selected={isMarked || undefined}
      tabIndex={isStop ? 0 : -1}
      data-cell={column.key}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        toColumn(column.key);
        if (view.focus.cardId !== card.id) view.change({ focus: { ...view.focus, cardId: card.id } });
      }}
      className={`flex min-w-0 items-center self-stretch rounded-sm ${lookOf(column)} ${className} ${isMarked ? 'bg-info-soft' : ''}`}
    >
      <CellContent card={card} column={column} />
    </div>
  );
};

const action =
  'grid size-8 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:h-full pointer-coarse:w-10';

/** The actions on a row; keys do the same, so that Tab does not stop at each of them. */
const RowActions = ({ card, onDone }: { readonly card: CardRow; readonly onDone: () => void }) => {
  const text = viewText.useText();
  const { actions, removeChosen } = useBoard();
  const { edit, duplicate, open } = useTable();
  const offered = [
    { Icon: Maximize2, label: text.openCard(card.title), run: () => open(card), isFine: true },
    ...(actions.mayChange
      ? [
          { Icon: Pencil, label: text.editCard(card.title), run: () => edit(card), isFine: false },
          { Icon: Copy, label: text.duplicate(card.title), run: () => duplicate(card), isFine: false },
          { Icon: Trash2, label: text.remove(card.title), run: () => removeChosen(card.id), isFine: false },
        ]
      : []),
  ];
  return offered.map(({ Icon, label, run, isFine }) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => {
        onDone();
        run();
      }}
      className={`${action} ${isFine ? 'pointer-coarse:hidden' : ''}`}
    >
      <Icon aria-hidden="true" size={15} />
    </button>
  ));
};

const Select = ({ card, isStop }: { readonly card: CardRow; readonly isStop: boolean }) => {
  const text = viewText.useText();
  const { selection } = useBoard();
  return (
    <label className="grid size-full min-h-8 place-items-center">
      <input
        type="checkbox"
        tabIndex={isStop ? 0 : -1}
        data-cell="select"
        aria-label={text.selectCard(card.title)}
        checked={selection.has(card.id)}
        onChange={() => selection.toggle([card.id])}
        className="size-4 accent-(--accent) pointer-coarse:size-5"
      />
    </label>
  );
};

/** The place of cells on a narrow screen. */
const narrowLooks: Readonly<Record<string, string>> = {
  title: 'col-span-2 self-end',
  due_on: 'self-start pr-3',
};

const Cells = ({ card, stop }: { readonly card: CardRow; readonly stop: string | null }) => {
  const { columns, isNarrow } = useTable();
  const cell = (column: TableColumn) => (
    <Cell
      key={column.key}
      card={card}
      column={column}
      place={columns.indexOf(column) + 1}
      className={isNarrow ? (narrowLooks[column.key] ?? '') : ''}
      isStop={stop === column.key}
    />
  );
  const shown = columns.slice(1, -1);
  const isShared = ({ key }: TableColumn): boolean => key === 'status' || key === 'priority';
  return (
    <>
      <div role="gridcell" aria-colindex={1} className={`self-stretch ${isNarrow ? 'row-span-2' : ''}`}>
        <Select card={card} isStop={stop === 'select'} />
      </div>
      {!isNarrow && shown.map(cell)}
      {isNarrow && (
        <>
          {shown.filter(({ key }) => key === 'title').map(cell)}
          <div role="presentation" className="flex gap-2 self-start">
            {shown.filter(isShared).map(cell)}
          </div>
          {shown.filter(({ key }) => key === 'due_on').map(cell)}
        </>
      )}
    </>
  );
};

interface TableRowProps {
  readonly card: CardRow;
  /** The index of the row, counted from 1; the head is the first. */
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
}

/** A card as a row; drawn again only when something of it, or of the table, is another. */
export const CardTableRow = memo(({ card, rowIndex, top, height, isActive }: TableRowProps) => {
  const { selection, actions } = useBoard();
  const { columns, column, edited, edit, open } = useTable();
  const { offset, isDragged, close, handlers } = useSwipe();
  const isEdited = edited === card.id;
  // A finger has no double click, and needs none: it opens the card, or closes its swiped actions.
  const onTap = ({ target, nativeEvent }: MouseEvent) => {
    if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch' || isDragged) return;
    if (target instanceof Element && target.closest('label')) return;
    if (offset === 0) open(card);
    else close();
  };
  const look = selection.has(card.id) ? 'bg-accent-soft' : 'bg-raised hover:bg-sunken';
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selection.has(card.id)}
      data-row={card.id}
      onDoubleClick={() => actions.mayChange && !isEdited && edit(card)}
      style={{ top, ...(isEdited ? { minHeight: height } : { height }) }}
      className={`group absolute inset-x-0 border-b border-line bg-sunken ${isEdited ? 'z-10 shadow-high' : 'overflow-hidden'}`}
    >
      {isEdited ? (
        <div role="presentation" className="bg-raised">
          <RowEditor card={card} />
        </div>
      ) : (
        <>
          <div
            role="presentation"
            {...handlers}
            onClick={onTap}
            style={{ transform: offset === 0 ? undefined : `translateX(${offset}px)` }}
            className={`${rowGrid} h-full touch-pan-y ${look} ${isDragged ? '' : 'transition-transform duration-150'}`}
          >
            <Cells card={card} stop={isActive ? column : null} />
          </div>
          <div
            role="gridcell"
            aria-colindex={columns.length}
            className={`absolute inset-y-0 right-0 flex w-33 items-center justify-end pr-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:-z-0 pointer-coarse:w-[120px] pointer-coarse:justify-stretch pointer-coarse:pr-0 ${offset < 0 ? 'pointer-coarse:opacity-100' : 'pointer-coarse:pointer-events-none pointer-coarse:invisible'}`}
          >
            <RowActions card={card} onDone={close} />
          </div>
        </>
      )}
    </div>
  );
});
CardTableRow.displayName = 'CardTableRow';
