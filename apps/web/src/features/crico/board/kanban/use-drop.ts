import { useRef, type DragEvent } from 'react';
import { useBoard } from '../board-context.ts';
import { dragStore, endDrag } from './drag-store.ts';
import type { KanbanColumn } from './kanban-columns.ts';

/** Where something dragged would fall in a column, and what happens when it does. */
export const useDrop = ({ key, cards }: KanbanColumn, cardPx: number) => {
  const { drop, choices } = useBoard();
  const rows = useRef<HTMLUListElement>(null);
  const onDragOver = (event: DragEvent) => {
    const { ids, spot } = dragStore.read();
    if (ids.size === 0) return;
    event.preventDefault();
    // A folded column has no rows; what is dropped there goes to its end.
    const top = rows.current?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    const y = event.clientY - top;
    // A sorted view says itself where a card stands.
    const index = choices.sort === 'board' ? Math.max(0, Math.min(Math.round(y / cardPx), cards.length)) : cards.length;
    if (spot?.column !== key || spot.index !== index) dragStore.write({ ids, spot: { column: key, index } });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const { ids, spot } = dragStore.read();
    endDrag();
    if (spot?.column === key) drop([...ids], spot);
  };
  return { rows, handlers: { onDragOver, onDrop } };
};
