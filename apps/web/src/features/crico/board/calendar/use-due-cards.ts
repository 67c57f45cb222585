import { useMemo } from 'react';
import { useOrderedCards } from '../table/use-ordered-cards.ts';
import { isDue, type DueCard } from './due-days.ts';

/** The cards that are looked for by the day on which they are due, each day in the order that was chosen. */
export const useDueCards = () => {
  const { rows } = useOrderedCards();
  return useMemo(() => {
    const cards = rows.flatMap((row) => (row.type === 'card' ? [row.card] : []));
    const due = cards.filter(isDue);
    const byDay: ReadonlyMap<string, readonly DueCard[]> = Map.groupBy(due, ({ due_on: day }) => day);
    return { byDay, undated: cards.length - due.length };
  }, [rows]);
};
