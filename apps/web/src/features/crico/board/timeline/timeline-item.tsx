import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import { CalendarClock } from 'lucide-react';
import { dayOf, formatDays } from '../../../../shell/days/days.ts';
import { AssigneeBadge, DeadlineBadge, StatusBadge } from '../badges.tsx';
import { useBoard } from '../board-context.ts';
import { statusOf } from '../view/card-filter.ts';
import { OPEN_DAYS, openSpanOf, soonIn } from './timeline-span.ts';
import { timelineText } from './timeline-text.ts';

interface TimelineItemProps {
  readonly card: CardRow;
  /** The days of all cards, with the card's own drawn as a part. */
  readonly whole: PlanSpan;
  readonly place: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
}

/** The position of its days among those of all cards. */
const Track = ({ card, whole }: Pick<TimelineItemProps, 'card' | 'whole'>) => {
  const today = calendarDay(dayOf(new Date()));
  const { start, finish } = openSpanOf(card, today);
  const days = whole.finish - whole.start + 1;
  const part = (count: number): string => `${(100 * count) / days}%`;
  return (
    <span aria-hidden="true" className="relative block h-2 w-full overflow-hidden rounded-full bg-sunken">
      <span
        style={{ left: part(start - whole.start), width: part(finish - start + 1) }}
        className={`absolute inset-y-0 min-w-1.5 overflow-hidden rounded-full ${card.due_on === null ? 'bg-line-strong/60' : 'bg-info/40'}`}
      >
        <span className="absolute inset-y-0 left-0 bg-info" style={{ width: `${card.progress}%` }} />
      </span>
      <span className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: part(today - whole.start) }} />
    </span>
  );
};

/** A card in the timeline: its title, its state, and its days. */
export const TimelineItem = ({ card, whole, place, count, top, height }: TimelineItemProps) => {
  const text = timelineText.useText();
  const { board, open, view } = useBoard();
  const today = calendarDay(dayOf(new Date()));
  const { start, finish } = openSpanOf(card, today);
  const soon = statusOf(board, card) === 'done' ? null : soonIn(card, today);
  return (
    <li aria-setsize={count} aria-posinset={place} style={{ top, height }} className="absolute inset-x-0 px-3 md:px-4">
      <button
        type="button"
        data-card={card.id}
        onFocus={() => view.focus.cardId !== card.id && view.change({ focus: { ...view.focus, cardId: card.id } })}
        onClick={() => open(card)}
        className="flex size-full flex-col justify-center gap-1.5 border-b border-line text-left hover:bg-sunken"
      >
        <span className="flex w-full items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{card.title}</span>
          {soon !== null && (
            <span className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-warning-soft px-1.5 py-0.5 text-xs font-semibold text-warning">
              <CalendarClock aria-hidden="true" size={13} />
              {text.dueSoon}
              <span className="max-sm:sr-only">: {text.dueIn(soon)}</span>
            </span>
          )}
          <StatusBadge card={card} />
        </span>
        <Track card={card} whole={whole} />
        <span className="flex w-full items-center gap-3 text-xs text-soft">
          <span>{formatDays(isoOf(start), isoOf(finish))}</span>
          {card.due_on === null ? (
            <span>{text.noDeadline(OPEN_DAYS)}</span>
          ) : (
            soon === null && <DeadlineBadge card={card} />
          )}
          <span className="ml-auto shrink-0 tabular-nums">{text.progress(card.progress)}</span>
          {card.assignee !== null && <AssigneeBadge id={card.assignee} />}
        </span>
      </button>
    </li>
  );
};
