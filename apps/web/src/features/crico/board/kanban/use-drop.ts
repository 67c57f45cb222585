import { useRef, type DragEvent } from 'react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { dragStore, endDrag } from './drag-store.ts';
import type { KanbanColumn } from './kanban-columns.ts';
import { usePlaceInWords } from './use-place-in-words.ts';

/** Where something dragged would fall in a column, and what happens when it does. */
export const useDrop = ({ key, cards }: KanbanColumn, cardPx: number) => {
  const { drop, choices, view, board } = useBoard();
  const text = boardText.useText();
  const inWords = usePlaceInWords();
  const rows = useRef<HTMLUListElement>(null);
  const onDragOver = (event: DragEvent) => {
    const { ids, from, spot } = dragStore.read();
    if (ids.size === 0) return;
    event.preventDefault();
    // A folded column has no rows; what is dropped there goes to its end.
    const top = rows.current?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    const y = event.clientY - top;
    // A sorted view says itself where a card stands.
    const index = choices.sort === 'board' ? Math.max(0, Math.min(Math.round(y / cardPx), cards.length)) : cards.length;
    if (spot?.column !== key || spot.index !== index) dragStore.write({ ids, from, spot: { column: key, index } });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const { ids, from, spot } = dragStore.read();
    endDrag();
    const [first = ''] = ids;
    if (spot?.column !== key || !drop([...ids], spot, { from })) return;
    const what = ids.size > 1 ? text.things(ids.size) : (board.cards.get(first)?.title ?? '');
    view.change({ said: text.dropped(what, inWords({ cardId: first, from: from ?? key, ...spot })) });
  };
  return { rows, handlers: { onDragOver, onDrop } };
};
