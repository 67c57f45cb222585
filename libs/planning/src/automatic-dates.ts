import { calendarDay } from './calendar-day.ts';
import { datesOn, spanOf, type CardDates } from './card-dates.ts';
import { linksOf } from './link-terms.ts';
import { Plan } from './plan.ts';
import { usualCalendar, WorkingCalendar } from './working-calendar.ts';

/** What of a card says where it stands. */
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

/**
 * Where the automatic cards of a project stand that do not stand there yet. Browser and service compute it with this alone.
 *
 * @param cards those on the board
 * @param isDone what is done is no part of a plan
 * @returns the dates that change, by the ids of the cards
 */
export const automaticDates = <Card extends ScheduledCard>(
  cards: Iterable<Card>,
  calendar: WorkingCalendar,
  isDone: (card: Card) => boolean,
): ReadonlyMap<string, Partial<CardDates>> => {
  const decisive = decisiveCards([...cards].filter((card) => !isDone(card)));
  const planned = decisive.flatMap((card) => {
    const span = spanOf(card);
    const scheduling = card.is_automatic === true ? ('automatic' as const) : ('manual' as const);
    return span ? [{ id: card.id, scheduling, ...span }] : [];
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
