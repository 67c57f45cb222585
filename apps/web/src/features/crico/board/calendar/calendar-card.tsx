import { CalendarRange, Check, OctagonAlert, Repeat } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { formatDays } from '../../../../shell/days/days.ts';
import { dayDragHandlers, dayDragKeys } from '../../area/calendar/use-day-drag.ts';
import { AssigneeBadge } from '../badges.tsx';
import { useBoard } from '../board-context.ts';
import { statusOf, type CardStatus } from '../view/card-filter.ts';
import { useCalendar } from './calendar-context.ts';
import type { DueCard } from './due-days.ts';
import { useCardWords } from './use-card-words.ts';

const looks: Readonly<Record<CardStatus, string>> = {
  todo: 'border-l-line-strong',
  'in-progress': 'border-l-info',
  review: 'border-l-warning',
  done: 'border-l-success text-soft',
  blocked: 'border-l-danger',
};

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** The keys of a card that is not carried: they lead to others, select it, and delete it. */
const useCardKeys = (card: DueCard) => {
  const { ids } = useCalendar();
  const { view, selection, actions, removeChosen } = useBoard();
  const beside = (step: 1 | -1): boolean => {
    const next = ids[ids.indexOf(card.id) + step];
    if (next !== undefined) view.ask(next);
    return true;
  };
  const changing = (key: string): boolean => {
    if (!actions.mayChange) return false;
    if (key === 'x') selection.toggle([card.id]);
    else if (key === 'Delete') removeChosen(card.id);
    else return false;
    return true;
  };
  return (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isTaken =
      key === 'ArrowDown' || key === 'ArrowRight' || key === 'j'
        ? beside(1)
        : key === 'ArrowUp' || key === 'ArrowLeft' || key === 'k'
          ? beside(-1)
          : changing(key);
    if (isTaken) event.preventDefault();
  };
};

/** A card on the day on which it is due: it opens with a click, and is carried to other days. */
export const CalendarCard = ({ card, isLarge }: { readonly card: DueCard; readonly isLarge: boolean }) => {
  const { board, view, selection, open } = useBoard();
  const { days, drag, activeCard } = useCalendar();
  const words = useCardWords(card);
  const onKeys = useCardKeys(card);
  const status = statusOf(board, card);
  const isChosen = selection.has(card.id);
  const carry = dayDragKeys(drag, card, days);
  return (
    <li>
      <button
        type="button"
        data-card={card.id}
        tabIndex={activeCard === card.id ? 0 : -1}
        aria-label={words}
        aria-describedby="calendar-keys"
        title={words}
        {...dayDragHandlers(drag, card, card.title)}
        onFocus={() => view.focus.cardId !== card.id && view.change({ focus: { ...view.focus, cardId: card.id } })}
        onClick={(event) => {
          const isHeld = event.ctrlKey || event.metaKey || event.shiftKey;
          if (isHeld || (selection.isChoosing && isTouch(event))) selection.toggle([card.id]);
          else open(card);
        }}
        onKeyDown={(event) => {
          carry(event);
          onKeys(event);
        }}
        className={`flex w-full min-w-0 flex-col gap-0.5 rounded-sm border border-l-4 border-line bg-raised px-1.5 py-0.5 text-left text-sm select-none [-webkit-touch-callout:none] hover:border-line-strong aria-pressed:border-accent aria-pressed:opacity-70 pointer-coarse:min-h-11 ${looks[status]} ${isChosen ? 'ring-2 ring-accent' : ''}`}
      >
        <span className="flex w-full items-center gap-1">
          {status === 'done' && <Check aria-hidden="true" size={13} className="shrink-0 text-success" />}
          {card.blocked_reason !== null && (
            <OctagonAlert aria-hidden="true" size={13} className="shrink-0 text-danger" />
          )}
          {card.repeats && <Repeat aria-hidden="true" size={13} className="shrink-0 text-soft" />}
          <span
            className={`min-w-0 ${isLarge ? 'wrap-anywhere' : 'truncate'} ${status === 'done' ? 'line-through' : 'font-medium'}`}
          >
            {card.title}
          </span>
        </span>
        {isLarge && (
          <span className="flex w-full items-center gap-1.5 text-xs text-soft">
            {card.start_on !== null && card.start_on !== card.due_on && (
              <>
                <CalendarRange aria-hidden="true" size={13} className="shrink-0" />
                {formatDays(card.start_on, card.due_on)}
              </>
            )}
            {card.assignee !== null && <AssigneeBadge id={card.assignee} />}
          </span>
        )}
      </button>
    </li>
  );
};
