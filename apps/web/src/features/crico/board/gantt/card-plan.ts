import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { spanOf } from '@nivel/planning/card-dates';
import { linksOf } from '@nivel/planning/link-terms';
import { Plan, type PlanSpan } from '@nivel/planning/plan';
import { usualCalendar } from '@nivel/planning/working-calendar';
import type { Board } from '../../area/board-model/board-store.ts';

/** The moved part of a bar. */
export type BarPart = 'whole' | 'start' | 'finish';

/** A bar after one of its parts was moved by some days; it is never shorter than a day. */
export const barAfter = (plan: Plan, span: PlanSpan, part: BarPart, days: number): PlanSpan => {
  if (part === 'start') return { start: Math.min(span.start + days, span.finish), finish: span.finish };
  if (part === 'finish') return { start: span.start, finish: Math.max(span.finish + days, span.start) };
  return plan.shifted(span, days);
};

const isDone = ({ lists }: Pick<Board, 'lists'>, { list_id }: CardRow): boolean =>
  lists.get(list_id)?.status === 'done';

/**
 * The plan of a board: unfinished cards with dates, and the cards they wait for. Finished cards constrain nothing. Manual cards
 * are pushed later by the cards they wait for if a person agrees, and never moved earlier; automatic cards are moved both ways.
 */
export const planOf = ({ cards, lists }: Pick<Board, 'cards' | 'lists'>, calendar = usualCalendar): Plan => {
  const planned = [...cards.values()].flatMap((card) => {
    const span = spanOf(card);
    const scheduling = card.is_automatic ? ('automatic' as const) : ('pushed' as const);
    return span && !isDone({ lists }, card) ? [{ ...card, scheduling, ...span }] : [];
  });
  return new Plan(planned, linksOf(planned), calendar);
};

/** Whether links decide a card's start, so that it cannot be moved by hand. */
export const isDecided = (plan: Plan, card: CardRow): boolean =>
  card.is_automatic && card.depends_on.some((id) => plan.has(id));
