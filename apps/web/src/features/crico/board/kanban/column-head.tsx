import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { viewText } from '../view/view-text.ts';
import type { KanbanColumn } from './kanban-columns.ts';

/** Several lists together have no limit of their own. */
const limitOf = ({ lists }: KanbanColumn): number | null => (lists.length === 1 ? (lists[0]?.wip_limit ?? null) : null);

const isFull = (column: KanbanColumn): boolean => {
  const limit = limitOf(column);
  return limit !== null && column.count >= limit;
};

interface ColumnHeadProps {
  readonly column: KanbanColumn;
  readonly id: string;
  readonly isCollapsed: boolean;
  readonly onCollapse: () => void;
}

/** Chooses all cards of a column that are shown. */
const ChooseAll = ({ column }: { readonly column: KanbanColumn }) => {
  const text = viewText.useText();
  const { selection } = useBoard();
  const ids = column.cards.map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <label
      className={`grid size-8 shrink-0 place-items-center pointer-coarse:size-11 ${selection.isChoosing ? '' : 'pointer-coarse:hidden'}`}
    >
      <input
        type="checkbox"
        aria-label={text.selectAllOf(column.name)}
        checked={ids.every((id) => selection.has(id))}
        onChange={() => selection.toggle(ids)}
        className="size-4 accent-(--accent)"
      />
    </label>
  );
};

/** How many cards a column shows, or has of how many it may have. */
const Count = ({ column, isCollapsed }: Pick<ColumnHeadProps, 'column' | 'isCollapsed'>) => {
  const text = boardText.useText();
  const limit = limitOf(column);
  const look = isFull(column) ? 'font-semibold text-warning' : 'text-soft';
  return (
    <span className={`shrink-0 text-sm tabular-nums ${isCollapsed ? '' : 'ml-auto'} ${look}`}>
      <span aria-hidden="true">{limit === null ? column.cards.length : `${column.count}/${limit}`}</span>
      <span className="sr-only">
        {limit === null ? text.cardCount(column.cards.length) : text.ofLimit(column.count, limit)}
      </span>
    </span>
  );
};

/** The name of a column, its number of cards and limit, and whether it is folded. */
export const ColumnHead = ({ column, id, isCollapsed, onCollapse }: ColumnHeadProps) => {
  const text = boardText.useText();
  const views = viewText.useText();
  const { actions } = useBoard();
  const Icon = isCollapsed ? ChevronsLeftRight : ChevronsRightLeft;
  return (
    <header className={`flex flex-col ${isCollapsed ? 'h-full items-center gap-2' : 'pl-1'}`}>
      <div className={`flex items-center gap-1.5 ${isCollapsed ? 'flex-col' : ''}`}>
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: column.color }} />
        <h2 id={id} className={`min-w-0 truncate text-sm ${isCollapsed ? '[writing-mode:vertical-rl]' : ''}`}>
          {column.name}
        </h2>
        <Count column={column} isCollapsed={isCollapsed} />
        {!isCollapsed && actions.mayChange && <ChooseAll column={column} />}
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? views.expand(column.name) : views.collapse(column.name)}
          onClick={onCollapse}
          className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-raised hover:text-text pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" size={15} />
        </button>
      </div>
      {!isCollapsed && isFull(column) && <p className="text-xs text-warning">{text.limitReached}</p>}
    </header>
  );
};
