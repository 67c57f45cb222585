import { bookId } from '@nivel/contracts/finance/book-values';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveRoom } from '../../../../shell/live/use-live.ts';
import { figuresKey } from './figures.queries.ts';

/** However many rows change at once, sums of the whole book are read again once in this time. */
const PAUSE_MS = 1_000;

/** Reads figures again soon, and not for every row that changes. */
const useFiguresAgain = (): (() => void) => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: figuresKey });
    }, PAUSE_MS);
  }, [client]);
};

/** Figures follow what others change in the book. */
export const useLiveFigures = (): void => {
  const readAgain = useFiguresAgain();
  useLiveRoom({
    room: `book:${bookId}`,
    facts: { 'finance.book.changed': readAgain },
    // The page itself reads everything again, and removes what the person may no longer see.
    onStale: () => undefined,
    onClosed: () => undefined,
  });
};

/** The figures of administrators follow shares too. */
export const useLiveEquityFigures = (): void => {
  const readAgain = useFiguresAgain();
  useLiveRoom({
    room: `equity:${bookId}`,
    facts: { 'finance.equity.changed': readAgain },
    onStale: readAgain,
    onClosed: readAgain,
  });
};
