import { useEffect, useId, useRef, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useVisibleRows } from '../../area/use-visible-rows.ts';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { isNarrowed } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';
import { AddCard } from './add-card.tsx';
import { CardItem } from './card-item.tsx';
import { ColumnHead } from './column-head.tsx';
import { DropLine } from './drop-line.tsx';
import type { KanbanColumn } from './kanban-columns.ts';
import { useDrop } from './use-drop.ts';

const { spareCards } = limits.crico.board;
/** Up to this number of cards, a board counts as new to its people. */
const FIRST_CARDS = 2;

/** Brings the card that has the focus into sight, and while cards are written, the end of the list. */
const useInSight = (activeIndex: number, asked: number, isAdding: boolean, count: number, cardPx: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || activeIndex < 0 || asked === 0) return;
    const top = activeIndex * cardPx;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (top + cardPx > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + cardPx - frame.clientHeight;
  }, [activeIndex, asked, cardPx]);
  useEffect(() => {
    const frame = scroller.current;
    if (frame && isAdding) frame.scrollTop = frame.scrollHeight;
  }, [isAdding, count]);
  return scroller;
};

/** The next step in an empty column: on a new board the first card, then moving it on. */
const useNextStep = ({ key, lists }: KanbanColumn): 'add' | 'drop' | 'none' => {
  const { board, actions, still } = useBoard();
  if (!actions.mayChange || lists.length === 0) return 'none';
  if (board.cards.size === 0) return still.find((one) => one.lists.length > 0)?.key === key ? 'add' : 'none';
  return board.cards.size <= FIRST_CARDS ? 'drop' : 'none';
};

interface BoardColumnProps {
  readonly column: KanbanColumn;
  /** In a swimlane a column is as high as a few cards, and the page scrolls. */
  readonly isInLane: boolean;
  readonly isCollapsed: boolean;
  readonly onCollapse: () => void;
}

interface ColumnCardsProps {
  readonly column: KanbanColumn;
  readonly labelId: string;
  readonly rows: RefObject<HTMLUListElement | null>;
}

/** The cards of a column. Only those in sight are drawn, and the one that has the focus. */
const ColumnCards = ({ column, labelId, rows }: ColumnCardsProps) => {
  const text = boardText.useText();
  const views = viewText.useText();
  const { view, cardPx, choices } = useBoard();
  const next = useNextStep(column);
  const { cards, key } = column;
  const { isInSight, onScroll, height } = useVisibleRows(cards.length, cardPx, spareCards);
  const active = cards.findIndex((card) => card.id === view.focus.cardId);
  const scroller = useInSight(active, view.focus.asked, view.adding === key, cards.length, cardPx);
  return (
    // Scrollable content must be reachable with the keyboard, which the text of an empty list is not.
    <div
      ref={scroller}
      onScroll={onScroll}
      className={`relative min-h-12 flex-1 ${cards.length > 0 ? 'overflow-y-auto' : 'overflow-y-clip'}`}
    >
      {cards.length === 0 && (
        <p className="px-1 py-3 text-sm text-soft">
          {column.count > 0 && isNarrowed(choices) ? views.nothingFound : text.emptyList[next]}
        </p>
      )}
      <ul ref={rows} aria-labelledby={labelId} className="relative" style={{ height }}>
        {cards.map((card, index) =>
          index === Math.max(0, active) || isInSight(index) ? (
            <CardItem
              key={card.id}
              card={card}
              column={key}
              index={index}
              count={cards.length}
              cardPx={cardPx}
              isStop={index === Math.max(0, active)}
            />
          ) : null,
        )}
        <DropLine column={key} cardPx={cardPx} />
      </ul>
    </div>
  );
};

/** A column of a board. */
export const BoardColumn = ({ column, isInLane, isCollapsed, onCollapse }: BoardColumnProps) => {
  const id = useId();
  const { rows, handlers } = useDrop(column);
  const height = isInLane ? 'max-h-96' : 'max-h-full';
  const width = isCollapsed ? 'w-12' : 'w-72 sm:w-64';
  return (
    <section
      // Every swimlane has the same columns, and a landmark has a name of its own.
      role={isInLane ? 'group' : undefined}
      aria-labelledby={id}
      data-column={column.key}
      {...handlers}
      className={`relative flex shrink-0 snap-start flex-col gap-2 rounded-lg bg-sunken p-2 ${height} ${width}`}
    >
      <ColumnHead column={column} id={id} isCollapsed={isCollapsed} onCollapse={onCollapse} />
      {!isCollapsed && (
        <>
          <ColumnCards column={column} labelId={id} rows={rows} />
          <AddCard column={column} />
        </>
      )}
    </section>
  );
};
