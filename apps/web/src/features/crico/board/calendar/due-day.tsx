import type { KeyboardEvent } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { dayBeside } from '../../area/calendar/calendar-days.ts';
import { DayCell } from '../../area/calendar/day-cell.tsx';
import { DayNumber } from '../../area/calendar/day-number.tsx';
import { MoreButton } from '../../area/calendar/more-button.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { useCalendar } from './calendar-context.ts';
import { calendarText } from './calendar-text.ts';
import type { DueCard } from './due-days.ts';

interface DueDayProps {
  readonly day: string;
  readonly cards: readonly DueCard[];
  /** How many more it has. */
  readonly hidden: number;
  readonly isOtherMonth: boolean;
  /** Whether there is room for all of a card. */
  readonly isLarge: boolean;
}

/**
 * Fills the cell below its cards: clicking an empty area adds a card. One day is in the Tab order; arrows lead to the others.
 */
const AddHere = ({ day, onAdd }: { readonly day: string; readonly onAdd: (day: string) => void }) => {
  const text = calendarText.useText();
  const { days, activeDay, onDay } = useCalendar();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = dayBeside(day, event.key, days);
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={day === activeDay ? 0 : -1}
      aria-label={text.add(formatDay(day, { dateStyle: 'long' }))}
      aria-describedby="calendar-day-keys"
      onFocus={() => onDay(day)}
      onClick={() => onAdd(day)}
      onKeyDown={onKeyDown}
      className="absolute inset-0 cursor-copy focus-visible:-outline-offset-3"
    />
  );
};

/** A day of the calendar with the cards that are due on it. */
export const DueDay = ({ day, cards, hidden, isOtherMonth, isLarge }: DueDayProps) => {
  const text = calendarText.useText();
  const { today, drag, restOn, onAdd, onMore } = useCalendar();
  const rest = restOn(day);
  const ground = rest === undefined ? 'bg-raised' : 'bg-sunken';
  return (
    <DayCell
      day={day}
      isToday={day === today}
      look={`relative ${isLarge ? 'h-96' : 'h-32'} ${ground}`}
      overLook="outline-2 -outline-offset-2 outline-accent"
      drag={drag}
    >
      {onAdd && <AddHere day={day} onAdd={onAdd} />}
      <span className="pointer-events-none relative flex items-start gap-1">
        <span className={isOtherMonth ? 'italic' : ''}>
          <DayNumber day={day} isToday={day === today} today={text.today} />
        </span>
        {rest !== undefined && rest !== '' && (
          <span className="min-w-0 truncate pt-0.5 text-xs text-soft" title={rest}>
            {rest}
          </span>
        )}
      </span>
      {cards.length > 0 && (
        <ul aria-label={text.cardsOf(formatDay(day, { dateStyle: 'long' }))} className="relative flex flex-col gap-1">
          {cards.map((card) => (
            <CalendarCard key={card.id} card={card} isLarge={isLarge} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <MoreButton
          label={text.moreOf(hidden, formatDay(day, { dateStyle: 'long' }))}
          text={text.more(hidden)}
          onClick={() => onMore(day)}
        />
      )}
    </DayCell>
  );
};
