import { useEffect, useEffectEvent, useRef } from 'react';
import { DayTable } from '../../area/calendar/day-table.tsx';
import { dayTouch } from '../../area/calendar/use-day-drag.ts';
import { useTouchDrag } from '../../area/touch/use-touch-drag.ts';
import { useBoard } from '../board-context.ts';
import { DueDay } from './due-day.tsx';
import { useCalendar } from './calendar-context.ts';
import { calendarText } from './calendar-text.ts';
import { isDue, type DueCard } from './due-days.ts';
import type { ShownDays } from './use-shown-days.ts';

/** Gives the focus to the card that requested it, once its day is shown, and again if it has moved to another cell with it. */
const useAskedCard = (show: ShownDays['show']) => {
  const { board, view } = useBoard();
  const frame = useRef<HTMLTableElement>(null);
  const wanted = useRef<{ readonly id: string; isNew: boolean } | null>(null);
  const { cardId, asked } = view.focus;
  const bring = useEffectEvent((id: string) => {
    const day = board.cards.get(id)?.due_on;
    wanted.current = { id, isNew: true };
    if (day) show(day);
  });
  useEffect(() => {
    if (asked > 0 && cardId !== null) bring(cardId);
  }, [cardId, asked]);
  useEffect(() => {
    const { current } = wanted;
    const card = current && frame.current?.querySelector<HTMLElement>(`[data-card="${current.id}"]`);
    if (!card) return;
    if (current.isNew || document.activeElement === document.body) card.focus();
    else if (document.activeElement !== card) wanted.current = null;
    current.isNew = false;
  });
  return frame;
};

interface CalendarGridProps {
  readonly shown: ShownDays;
  readonly byDay: ReadonlyMap<string, readonly DueCard[]>;
  /** The part of a day that its cell shows. */
  readonly inCell: (day: string) => readonly DueCard[];
}

/** Days beside each other, with the cards that are due on them. */
export const CalendarGrid = ({ shown, byDay, inCell }: CalendarGridProps) => {
  const text = calendarText.useText();
  const { board, selection, actions } = useBoard();
  const { drag } = useCalendar();
  const { mode, weeks, period, show, isInPeriod } = shown;
  const frame = useAskedCard(show);
  const cardOf = (id: string) => {
    const card = board.cards.get(id);
    return card && isDue(card) ? card : undefined;
  };
  useTouchDrag(
    frame,
    dayTouch(drag, cardOf, (id) => selection.toggle([id])),
    actions.mayChange,
  );
  return (
    <>
      <p id="calendar-keys" className="sr-only">
        {text.keys}
      </p>
      <p id="calendar-day-keys" className="sr-only">
        {text.dayKeys}
      </p>
      <DayTable
        frame={frame}
        label={text.label(board.project.name, period)}
        weeks={weeks}
        cell={(day) => {
          const cards = inCell(day);
          return (
            <DueDay
              key={day}
              day={day}
              cards={cards}
              hidden={(byDay.get(day)?.length ?? 0) - cards.length}
              isOtherMonth={!isInPeriod(day)}
              isLarge={mode === 'week'}
            />
          );
        }}
      />
    </>
  );
};
