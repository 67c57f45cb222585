import { calendarDay } from '@nivel/planning/calendar-day';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { CalendarHead } from '../../area/calendar/calendar-head.tsx';
import { DayAgenda } from '../../area/calendar/day-agenda.tsx';
import { useDayDrag } from '../../area/calendar/use-day-drag.ts';
import { usePhone } from '../../area/use-width.ts';
import { useBoard } from '../board-context.ts';
import { calendarOf } from '@nivel/planning/automatic-dates';
import { isDecided, planOf } from '../gantt/card-plan.ts';
import { CalendarContext, useCalendar, type CalendarScene } from './calendar-context.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { calendarText } from './calendar-text.ts';
import { DayCards } from './day-cards.tsx';
import { shownOf, type DueCard } from './due-days.ts';
import { ModeChoice } from './mode-choice.tsx';
import { NewCardOnDay } from './new-card-on-day.tsx';
import type { CalendarMode } from './use-calendar-mode.ts';
import { useDueCards } from './use-due-cards.ts';
import { useMoveCard } from './use-move-card.ts';
import { useShownDays } from './use-shown-days.ts';

const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog.tsx')).FeedDialog }));
const MovesDialog = lazy(async () => ({ default: (await import('../gantt/moves-dialog.tsx')).MovesDialog }));

/** The maximum number of cards in the cell of a day; the others are behind '+n more'. */
const MOST: Readonly<Record<CalendarMode, number>> = { month: 3, week: 12 };

/** A card that is carried to another day, and what that asks for. */
const useCarriedCard = () => {
  const text = calendarText.useText();
  const { board, view, actions } = useBoard();
  const { cards, lists } = board;
  const calendar = useMemo(() => calendarOf(board.project.calendar), [board.project.calendar]);
  const plan = useMemo(() => planOf({ cards, lists }, calendar), [cards, lists, calendar]);
  const moving = useMoveCard(plan, calendar);
  const drag = useDayDrag<DueCard>({
    words: {
      picked: ({ title }, day) => text.picked(title, day),
      over: text.over,
      overPast: text.over,
      putBack: ({ title }) => text.putBack(title),
    },
    say: (said) => view.change({ said }),
    dayOf: ({ due_on: day }) => day,
    mayTake: () => actions.mayChange,
    whyItStays: (card) => (isDecided(plan, card) ? text.automaticStays(card.title) : undefined),
    onDrop: moving.move,
  });
  return { calendar, drag, moving };
};

/** The days of rest with their names. */
const useRestOn = (calendar: ReturnType<typeof calendarOf>): CalendarScene['restOn'] => {
  const { board } = useBoard();
  const holidays = new Map(board.project.calendar?.holidays.map(({ day, name }) => [day, name]));
  return (day) => holidays.get(day) ?? (calendar.isWorking(calendarDay(day)) ? undefined : '');
};

interface DaysProps {
  readonly days: readonly string[];
  readonly cardsOn: (day: string) => readonly DueCard[];
}

/** On a phone: the days that have cards, and today. */
const PhoneDays = ({ days, cardsOn }: DaysProps) => {
  const text = calendarText.useText();
  const { today } = useCalendar();
  if (days.length === 0) return <p className="p-4 text-soft">{text.noCards}</p>;
  return (
    <DayAgenda days={days} today={today} todayName={text.today}>
      {(day, name) => <DayCards day={day} label={name} cards={cardsOn(day)} />}
    </DayAgenda>
  );
};

interface WholeDayProps {
  readonly day: string;
  readonly cards: readonly DueCard[];
  readonly onClose: () => void;
}

/** All cards of a day whose cell has no room for them. */
const WholeDay = ({ day, cards, onClose }: WholeDayProps) => {
  const text = calendarText.useText();
  const name = formatDay(day, { dateStyle: 'long' });
  return (
    <Dialog isOpen onOpenChange={onClose} title={name} closeLabel={text.close}>
      <div className="mt-3">
        <DayCards day={day} label={name} cards={cards} onOpen={onClose} />
      </div>
    </Dialog>
  );
};

/** The cards of a project by the day on which they are due: a month or a week, on a phone a list of days. */
export const CalendarView = () => {
  const text = calendarText.useText();
  const isPhone = usePhone();
  const { view, actions } = useBoard();
  const today = dayOf(new Date());
  const shown = useShownDays(today);
  const { byDay, undated } = useDueCards();
  const { calendar, drag, moving } = useCarriedCard();
  const [adding, setAdding] = useState('');
  const [whole, setWhole] = useState('');
  const [isFeedOpen, setIsFeedOpen] = useState(false);
  const [activeDay, setActiveDay] = useState(today);
  const { days, isInPeriod } = shown;
  const { cardId } = view.focus;
  const cardsOn = (day: string): readonly DueCard[] => byDay.get(day) ?? [];
  const inCell = (day: string) => shownOf(cardsOn(day), MOST[shown.mode], cardId);
  const ids = days.flatMap((day) => inCell(day).map(({ id }) => id));
  const scene: CalendarScene = {
    ...{ today, days, ids, drag },
    activeCard: cardId !== null && ids.includes(cardId) ? cardId : ids[0],
    activeDay: days.includes(activeDay) ? activeDay : (days.find((day) => day >= shown.around) ?? today),
    restOn: useRestOn(calendar),
    onAdd: actions.mayChange
      ? (day) => {
          setWhole('');
          setAdding(day);
        }
      : undefined,
    onMore: setWhole,
    onDay: setActiveDay,
  };
  const listed = days.filter((day) => isInPeriod(day) && (day === today || byDay.has(day)));
  return (
    <CalendarContext value={scene}>
      <div className="min-h-0 flex-1 overflow-auto">
        <CalendarHead
          period={shown.period}
          names={{ today: text.today, previous: text.previous[shown.mode], next: text.next[shown.mode] }}
          isNow={isInPeriod(today)}
          onToday={() => shown.show(today)}
          onTurn={shown.turn}
        >
          <Button
            size="sm"
            variant="ghost"
            icon={<CalendarPlus aria-hidden="true" size={15} />}
            onClick={() => setIsFeedOpen(true)}
          >
            {text.subscribe}
          </Button>
          <ModeChoice mode={shown.mode} onChoose={shown.chooseMode} />
        </CalendarHead>
        {adding !== '' && <NewCardOnDay day={adding} onClose={() => setAdding('')} />}
        {undated > 0 && <p className="px-3 pb-2 text-sm text-soft">{text.undated(undated)}</p>}
        {isPhone ? (
          <PhoneDays days={listed} cardsOn={cardsOn} />
        ) : (
          <CalendarGrid shown={shown} byDay={byDay} inCell={inCell} />
        )}
      </div>
      {whole !== '' && <WholeDay day={whole} cards={cardsOn(whole)} onClose={() => setWhole('')} />}
      {isFeedOpen && (
        <Suspense>
          <FeedDialog onClose={() => setIsFeedOpen(false)} />
        </Suspense>
      )}
      {moving.moves && (
        <Suspense>
          <MovesDialog moves={moving.moves} bar={moving} />
        </Suspense>
      )}
    </CalendarContext>
  );
};
