import { statusOf } from '../view/card-filter.ts';
import { viewText } from '../view/view-text.ts';
import { useBoard } from '../board-context.ts';
import { calendarText } from './calendar-text.ts';
import type { DueCard } from './due-days.ts';

/** All that a card says in a calendar, in words. */
export const useCardWords = (card: DueCard): string => {
  const text = calendarText.useText();
  const views = viewText.useText();
  const { board, names, selection } = useBoard();
  return [
    card.title,
    views.statuses[statusOf(board, card)],
    ...(card.assignee === null ? [] : [text.assignee(names.get(card.assignee) ?? '')]),
    ...(card.blocked_reason === null ? [] : [text.blocked(card.blocked_reason)]),
    ...(card.repeats ? [text.repeats] : []),
    ...(selection.has(card.id) ? [text.selected] : []),
  ].join(', ');
};
