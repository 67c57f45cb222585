import { addDays } from '@nivel/ui/calendar';
import type { WorkCard } from './my-work.queries.ts';

export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'undated';

const order: readonly DueGroup[] = ['overdue', 'today', 'week', 'later', 'undated'];

/** Today is the first day of a week of work. */
const DAYS_AFTER_TODAY = 6;

const groupOf = ({ due_on }: Pick<WorkCard, 'due_on'>, today: string): DueGroup => {
  if (due_on === null) return 'undated';
  if (due_on < today) return 'overdue';
  if (due_on === today) return 'today';
  return due_on <= addDays(today, DAYS_AFTER_TODAY) ? 'week' : 'later';
};

/** Cards by how soon they are due, in their order; groups without any are left out. */
export const byDue = <Card extends Pick<WorkCard, 'due_on'>>(
  cards: readonly Card[],
  today: string,
): { readonly group: DueGroup; readonly cards: readonly Card[] }[] => {
  const groups = Map.groupBy(cards, (card) => groupOf(card, today));
  return order.flatMap((group) => {
    const those = groups.get(group);
    return those === undefined ? [] : [{ group, cards: those }];
  });
};
