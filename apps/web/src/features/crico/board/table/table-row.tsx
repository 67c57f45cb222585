import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Copy, Maximize2, Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { AssigneeBadge, DeadlineBadge, PriorityBadge, StatusBadge } from '../badges.tsx';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { RowEditor } from './row-editor.tsx';
import { tableColumns, useTable, type TableColumn } from './table-context.ts';
import { useSwipe } from './use-swipe.ts';

/** Wide: a column each. Narrow: the title above what else has room. */
export const rowGrid =
  'grid items-center gap-x-2 grid-cols-[2.75rem_1fr_auto] md:grid-cols-[2.25rem_5rem_minmax(12rem,1fr)_7rem_6.5rem_9rem_9.5rem_5rem_7.5rem]';

const onlyWide = 'max-md:hidden';

interface CellProps {
  readonly card: CardRow;
  readonly column: TableColumn;
  readonly className?: string;
  readonly isStop: boolean;
  readonly children: ReactNode;
}

const Cell = ({ card, column, className = '', isStop, children }: CellProps) => {
  const { toColumn } = useTable();
  const { view } = useBoard();
  return (
    <div
      role={column === 'title' ? 'rowheader' : 'gridcell'}
      aria-colindex={tableColumns.indexOf(column) + 1}
      tabIndex={isStop ? 0 : -1}
      data-cell={column}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        toColumn(column);
        if (view.focus.cardId !== card.id) view.change({ focus: { ...view.focus, cardId: card.id } });
      }}
      className={`flex min-w-0 items-center self-stretch rounded-sm ${className}`}
    >
      {children}
    </div>
  );
};

const action =
  'grid size-7 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:h-full pointer-coarse:w-10';

/** What can be done to a row; keys do the same, so that Tab does not stop at each of them. */
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

const Cells = ({ card, stop }: { readonly card: CardRow; readonly stop: TableColumn | null }) => {
  const text = viewText.useText();
  const { board, names } = useBoard();
  const cell = (column: TableColumn) => ({ card, column, isStop: stop === column });
  return (
    <>
      <div role="gridcell" aria-colindex={1} className="self-stretch max-md:row-span-2">
        <Select card={card} isStop={stop === 'select'} />
      </div>
      <Cell {...cell('number')} className={`${onlyWide} text-xs text-soft tabular-nums`}>
        {card.number > 0 && `${board.project.key}-${card.number}`}
      </Cell>
      <Cell {...cell('title')} className="font-medium max-md:col-span-2 max-md:self-end">
        <span className="truncate">{card.title}</span>
      </Cell>
      <div role="presentation" className="contents max-md:flex max-md:gap-2 max-md:self-start">
        <Cell {...cell('status')}>
          <StatusBadge card={card} />
        </Cell>
        <Cell {...cell('priority')}>
          <PriorityBadge priority={card.priority} />
        </Cell>
      </div>
      <Cell {...cell('assignee')} className={`${onlyWide} gap-1.5`}>
        {card.assignee === null ? (
          <span className="text-soft">{text.unassigned}</span>
        ) : (
          <>
            <AssigneeBadge id={card.assignee} />
            <span aria-hidden="true" className="truncate">
              {names.get(card.assignee)}
            </span>
          </>
        )}
      </Cell>
      <Cell {...cell('due')} className="max-md:self-start max-md:pr-3">
        {card.due_on === null ? <span className={`text-soft ${onlyWide}`}>–</span> : <DeadlineBadge card={card} />}
      </Cell>
      <Cell {...cell('progress')} className={`${onlyWide} text-soft tabular-nums`}>
        {card.progress}%
      </Cell>
    </>
  );
};

interface TableRowProps {
  readonly card: CardRow;
  /** Of the row among all, counted from 1; the head is the first. */
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
}

/** A card as a row. */
export const CardTableRow = ({ card, rowIndex, top, height, isActive }: TableRowProps) => {
  const { selection, actions } = useBoard();
  const { column, edited, edit, open } = useTable();
  const { offset, isDragged, close, handlers } = useSwipe();
  const isEdited = edited === card.id;
  // A finger has no double click, and needs none: it opens the card, or closes what it has drawn open.
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
            aria-colindex={9}
            className={`absolute inset-y-0 right-0 flex w-[120px] items-center justify-end pr-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:-z-0 pointer-coarse:justify-stretch pointer-coarse:pr-0 ${offset < 0 ? 'pointer-coarse:opacity-100' : 'pointer-coarse:pointer-events-none pointer-coarse:invisible'}`}
          >
            <RowActions card={card} onDone={close} />
          </div>
        </>
      )}
    </div>
  );
};
