import { useRef, type DragEvent } from 'react';
import { dragStore } from './drag-store.ts';
import type { KanbanColumn } from './kanban-columns.ts';
import { useDragged } from './use-dragged.ts';

/** Where a dragged card would be dropped in a column, and the effect of that. */
export const useDrop = ({ key }: KanbanColumn) => {
  const { over, letGo } = useDragged();
  const rows = useRef<HTMLUListElement>(null);
  const onDragOver = (event: DragEvent) => {
    if (dragStore.read().ids.size === 0) return;
    event.preventDefault();
    over(key, rows.current?.getBoundingClientRect().top, event.clientY);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    letGo();
  };
  return { rows, handlers: { onDragOver, onDrop } };
};
