import { useCallback, useEffect, useState, type UIEvent } from 'react';

/** Before layout, as many are drawn as a large window shows. */
const ASSUMED_PX = 1_000;

/** Rows of a list that starts at the top; no list is higher than its window. */
const rowsOfWindow = (rowPx: number): number => Math.ceil(Math.max(ASSUMED_PX, innerHeight) / rowPx);

/** Which rows of a scrolled list are in sight, all of one height; `spare` are drawn beyond them on both sides. */
export const useVisibleRows = (count: number, rowPx: number, spare: number) => {
  const [seen, setSeen] = useState(() => ({ first: 0, last: rowsOfWindow(rowPx) }));
  const measure = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => {
      const first = Math.floor(scrollTop / rowPx);
      const last = Math.ceil((scrollTop + (clientHeight || ASSUMED_PX)) / rowPx);
      setSeen((known) => (known.first === first && known.last === last ? known : { first, last }));
    },
    [rowPx],
  );
  useEffect(() => {
    // A window that grows shows more rows even without scrolling.
    const onResize = () =>
      setSeen((known) => {
        const last = known.first + rowsOfWindow(rowPx);
        return last > known.last ? { ...known, last } : known;
      });
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [rowPx]);
  const onScroll = (event: UIEvent<HTMLElement>) => measure(event.currentTarget);
  const isInSight = (index: number): boolean => index >= seen.first - spare && index <= seen.last + spare;
  /** The first and the last that are drawn. */
  const drawn = { first: Math.max(0, seen.first - spare), last: Math.min(count - 1, seen.last + spare) };
  /** The rendered rows, with some that are always rendered, such as the focused one. */
  const drawnWith = (kept: readonly number[]): readonly number[] => {
    const inSight = Array.from({ length: Math.max(0, drawn.last - drawn.first + 1) }, (_, at) => drawn.first + at);
    return [...new Set([...kept, ...inSight])].sort((one, other) => one - other);
  };
  return { onScroll, measure, isInSight, drawn, drawnWith, height: count * rowPx };
};
