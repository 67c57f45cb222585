import { useCallback, useState, type UIEvent } from 'react';
import { limits } from '../../../limits/limits.ts';

const { cardPx, spareCards } = limits.crico.board;

/** Where nothing is laid out yet, as much is drawn as a large window shows. */
const ASSUMED_PX = 1_000;

/** Which rows of a scrolled list are in sight, all of one height. */
export const useVisibleRows = (count: number) => {
  const [seen, setSeen] = useState({ first: 0, last: Math.ceil(ASSUMED_PX / cardPx) });
  const measure = useCallback(({ scrollTop, clientHeight }: HTMLElement) => {
    const first = Math.floor(scrollTop / cardPx);
    const last = Math.ceil((scrollTop + (clientHeight || ASSUMED_PX)) / cardPx);
    setSeen((known) => (known.first === first && known.last === last ? known : { first, last }));
  }, []);
  const onScroll = (event: UIEvent<HTMLElement>) => measure(event.currentTarget);
  const isInSight = (index: number): boolean => index >= seen.first - spareCards && index <= seen.last + spareCards;
  return { onScroll, isInSight, height: count * cardPx };
};
