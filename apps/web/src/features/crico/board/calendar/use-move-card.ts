import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { isoOf } from '@nivel/planning/calendar-day';
import type { Plan, PlanSpan } from '@nivel/planning/plan';
import type { WorkingCalendar } from '@nivel/planning/working-calendar';
import { useState } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import type { HeldBar } from '../gantt/gantt-context.ts';
import { usePutSpans, type Moves } from '../gantt/use-held-bar.ts';
import { calendarText } from './calendar-text.ts';
import { spanDueOn, type DueCard } from './due-days.ts';

const none: ReadonlyMap<string, PlanSpan> = new Map();

/** Moves a card to the day on which it is due from now on; if others have to make room for it, a question comes first. */
export const useMoveCard = (plan: Plan, calendar: WorkingCalendar) => {
  const text = calendarText.useText();
  const { view } = useBoard();
  const put = usePutSpans();
  const [moves, setMoves] = useState<Moves | null>(null);
  const keep = ({ card, span }: HeldBar, others: ReadonlyMap<string, PlanSpan>) => {
    put([[card.id, span], ...others]);
    setMoves(null);
    view.ask(card.id, { said: text.dropped(card.title, formatDay(isoOf(span.finish), { dateStyle: 'long' })) });
  };
  return {
    moves,
    move: (card: DueCard, day: string) => {
      const held = { card, span: spanDueOn({ plan, calendar }, card, day) };
      const others = plan.consequencesOf(new Map([[card.id, held.span]]));
      if (others.size === 0) keep(held, none);
      else setMoves({ held, others, isPossible: others.size < MOST_CARDS_AT_ONCE });
    },
    putBack: () => {
      if (moves) view.ask(moves.held.card.id, { said: text.putBack(moves.held.card.title) });
      setMoves(null);
    },
    keepAll: () => moves && keep(moves.held, moves.others),
    keepOne: () => moves && keep(moves.held, none),
  };
};
