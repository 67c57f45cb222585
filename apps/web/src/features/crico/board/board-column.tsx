import { useEffect, useId, useRef, type DragEvent } from 'react';
import { limits } from '../../../limits/limits.ts';
import { AddCard } from './add-card.tsx';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import { CardItem } from './card-item.tsx';
import type { Column } from '../area/project/columns.ts';
import { useVisibleRows } from '../area/use-visible-rows.ts';
import { isFull } from './use-board-actions.ts';

const { cardPx, spareCards } = limits.crico.board;

const ColumnHead = ({ column, id }: { readonly column: Column; readonly id: string }) => {
  const text = boardText.useText();
  const { list, cards } = column;
  const full = isFull(column);
  return (
    <header className="flex flex-col px-1">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: list.color }} />
        <h2 id={id} className="min-w-0 truncate text-sm">
          {list.name}
        </h2>
        <span className={`ml-auto shrink-0 text-sm tabular-nums ${full ? 'font-semibold text-warning' : 'text-soft'}`}>
          <span aria-hidden="true">{list.wip_limit === null ? cards.length : `${cards.length}/${list.wip_limit}`}</span>
          <span className="sr-only">
            {list.wip_limit === null ? text.cardCount(cards.length) : text.ofLimit(cards.length, list.wip_limit)}
          </span>
        </span>
      </div>
      {full && <p className="text-xs text-warning">{text.limitReached}</p>}
    </header>
  );
};

/** Where something dragged would fall. */
const useDropPlace = ({ list, cards }: Column) => {
  const { view, actions, columns } = useBoard();
  const rows = useRef<HTMLUListElement>(null);
  const { dragged, mark } = view;
  const onDragOver = (event: DragEvent) => {
    if (dragged === null || !rows.current) return;
    event.preventDefault();
    const y = event.clientY - rows.current.getBoundingClientRect().top;
    const index = Math.max(0, Math.min(Math.round(y / cardPx), cards.length));
    if (mark?.listId !== list.id || mark.index !== index)
      view.change({ mark: { cardId: dragged, listId: list.id, index } });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    view.change({ dragged: null, mark: null });
    if (!mark) return;
    const own = cards.findIndex(({ id }) => id === mark.cardId);
    const index = own >= 0 && own < mark.index ? mark.index - 1 : mark.index;
    if (own !== index) actions.move(columns, { cardId: mark.cardId, listId: list.id, index });
  };
  return { rows, onDragOver, onDrop, markAt: mark?.listId === list.id ? mark.index : null };
};

/** Brings the card that has the focus into sight, and while cards are written, the end of the list. */
const useInSight = (activeIndex: number, asked: number, isAdding: boolean, count: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || activeIndex < 0 || asked === 0) return;
    const top = activeIndex * cardPx;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (top + cardPx > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + cardPx - frame.clientHeight;
  }, [activeIndex, asked]);
  useEffect(() => {
    const frame = scroller.current;
    if (frame && isAdding) frame.scrollTop = frame.scrollHeight;
  }, [isAdding, count]);
  return scroller;
};

/** A list of a board. Of its cards only those in sight are drawn, and the one that has the focus. */
export const BoardColumn = ({ column }: { readonly column: Column }) => {
  const text = boardText.useText();
  const id = useId();
  const { view } = useBoard();
  const { list, cards } = column;
  const { isInSight, onScroll, height } = useVisibleRows(cards.length, cardPx, spareCards);
  const { rows, markAt, ...drop } = useDropPlace(column);
  const active = cards.findIndex((card) => card.id === view.focus.cardId);
  const scroller = useInSight(active, view.focus.asked, view.adding === list.id, cards.length);
  return (
    <section
      aria-labelledby={id}
      className="relative flex max-h-full w-72 shrink-0 sm:w-64 snap-start flex-col gap-2 rounded-lg bg-sunken p-2"
      {...drop}
    >
      <ColumnHead column={column} id={id} />
      <div ref={scroller} onScroll={onScroll} className="relative min-h-12 flex-1 overflow-y-auto">
        {cards.length === 0 && <p className="px-1 py-3 text-sm text-soft">{text.emptyList}</p>}
        <ul ref={rows} aria-labelledby={id} className="relative" style={{ height }}>
          {cards.map((card, index) =>
            index === Math.max(0, active) || isInSight(index) ? (
              <CardItem
                key={card.id}
                card={card}
                index={index}
                count={cards.length}
                isStop={index === Math.max(0, active)}
              />
            ) : null,
          )}
        </ul>
        {markAt !== null && (
          <div
            aria-hidden="true"
            className="pointer-events-none relative z-10 h-0"
            style={{ top: (markAt - cards.length) * cardPx - 6 }}
          >
            <div className="h-1 rounded-full bg-accent" />
          </div>
        )}
      </div>
      <AddCard column={column} />
    </section>
  );
};
