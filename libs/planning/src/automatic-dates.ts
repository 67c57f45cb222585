import { calendarDay } from './calendar-day.ts';
import { datesOn, spanOf, type CardDates } from './card-dates.ts';
import { linksOf } from './link-terms.ts';
import { Plan, type PlannedCard, type PlanSpan } from './plan.ts';
import { usualCalendar, WorkingCalendar } from './working-calendar.ts';

/** The fields of a card that give its place. */
export interface ScheduledCard extends CardDates {
  readonly id: string;
  readonly depends_on: readonly string[];
  readonly link_terms?: Readonly<Record<string, string>>;
  /** Whether its dates follow from its links. */
  readonly is_automatic?: boolean;
}

interface StoredCalendar {
  readonly weekdays: readonly number[];
  readonly holidays: readonly { readonly day: string }[];
}

/** The days on which a project works: from Monday to Friday where it does not say. */
export const calendarOf = (calendar: StoredCalendar | null | undefined): WorkingCalendar =>
  calendar
    ? new WorkingCalendar({ ...calendar, holidays: calendar.holidays.map(({ day }) => calendarDay(day)) })
    : usualCalendar;

/** The cards that the dates of the automatic ones follow from: these, and those that they wait for. */
const decisiveCards = <Card extends ScheduledCard>(cards: readonly Card[]): readonly Card[] => {
  const automatic = cards.filter((card) => card.is_automatic === true);
  const decisive = new Set(automatic.flatMap(({ id, depends_on }) => [id, ...depends_on]));
  return cards.filter(({ id }) => decisive.has(id));
};

/** The cards of a project and the days on which it works. */
interface Schedule<Card> {
  /** The cards on the board. */
  readonly cards: Iterable<Card>;
  readonly calendar: WorkingCalendar;
  /** Finished cards are not part of a plan. */
  readonly isDone: (card: Card) => boolean;
}

/** The same before a command. */
interface ScheduleBefore {
  readonly cards: ReadonlyMap<string, CardDates>;
  readonly calendar: WorkingCalendar;
}

/** The number of working days that a card keeps: the same as before if only the calendar changes. */
const lengthBefore = (card: ScheduledCard, span: PlanSpan, before: ScheduleBefore | undefined): number | undefined => {
  const was = before?.cards.get(card.id);
  if (!before || was?.start_on !== card.start_on || was.due_on !== card.due_on) return undefined;
  return before.calendar.workingDaysBefore(span.finish + 1) - before.calendar.workingDaysBefore(span.start);
};

/**
 * The new dates of a project's automatic cards after a command. Browser and service both use this function.
 *
 * @param before the state before the command that causes the move
 * @returns the dates that change, by the ids of the cards
 */
export const automaticDates = <Card extends ScheduledCard>(
  { cards, calendar, isDone }: Schedule<Card>,
  before?: ScheduleBefore,
): ReadonlyMap<string, Partial<CardDates>> => {
  const decisive = decisiveCards([...cards].filter((card) => !isDone(card)));
  const planned = decisive.flatMap((card): PlannedCard[] => {
    const span = spanOf(card);
    if (!span) return [];
    if (card.is_automatic !== true) return [{ id: card.id, scheduling: 'manual', ...span }];
    const length = lengthBefore(card, span, before);
    return [{ id: card.id, scheduling: 'automatic', ...span, ...(length !== undefined && { length }) }];
  });
  const links = linksOf(decisive.filter((card) => card.is_automatic === true));
  const moved = new Plan(planned, links, calendar).scheduled();
  return new Map(
    decisive.flatMap((card) => {
      const span = moved.get(card.id);
      return span ? [[card.id, datesOn(card, span)] as const] : [];
    }),
  );
};
