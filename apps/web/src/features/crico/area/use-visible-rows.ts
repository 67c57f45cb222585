import { useCallback, useState, type UIEvent } from 'react';

/** Where nothing is laid out yet, as much is drawn as a large window shows. */
const ASSUMED_PX = 1_000;

/** Which rows of a scrolled list are in sight, all of one height; `spare` are drawn beyond them on both sides. */
export const useVisibleRows = (count: number, rowPx: number, spare: number) => {
  const [seen, setSeen] = useState({ first: 0, last: Math.ceil(ASSUMED_PX / rowPx) });
  const measure = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => {
      const first = Math.floor(scrollTop / rowPx);
      const last = Math.ceil((scrollTop + (clientHeight || ASSUMED_PX)) / rowPx);
      setSeen((known) => (known.first === first && known.last === last ? known : { first, last }));
    },
    [rowPx],
  );
  const onScroll = (event: UIEvent<HTMLElement>) => measure(event.currentTarget);
  const isInSight = (index: number): boolean => index >= seen.first - spare && index <= seen.last + spare;
  return { onScroll, isInSight, height: count * rowPx };
};
