import { dragStore } from './drag-store.ts';

/** The place where a dragged card would be dropped. */
export const DropLine = ({ column, cardPx }: { readonly column: string; readonly cardPx: number }) => {
  const index = dragStore.use(({ spot }) => (spot?.column === column ? spot.index : null));
  if (index === null) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 z-10 h-1 rounded-full bg-accent"
      style={{ transform: `translateY(${index * cardPx - 6}px)` }}
    />
  );
};
