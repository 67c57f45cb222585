import { cardAfter } from '@nivel/contracts/projects/card-sets';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { automaticDates, calendarOf } from '@nivel/planning/automatic-dates';
import type { CardDates } from '@nivel/planning/card-dates';
import type { BoardState } from '../state/board-state.ts';
import { changesOfCard, isOnBoard, type Card, type CardChange, type Change, type LoggedCard } from '../state/change.ts';
import { UndecidedError, type Needs } from './command.ts';

/** A command's further moves depend on cards that were not read yet. */
export class PlanNeededError extends UndecidedError {
  /** @param cards those that automatic cards wait for */
  constructor(readonly cards: readonly string[]) {
    super();
  }
}

/** The fields of a card that decide its own dates or those of cards that wait for it. */
const planned = ['start_on', 'due_on', 'depends_on', 'link_terms', 'is_automatic'] as const;

/** A change of a list matters only if it changes whether its cards are done. */
const isOfPlan = (state: BoardState, change: Change): boolean => {
  if (change.of === 'project') return change.set?.calendar !== undefined;
  if (change.of === 'list') return change.set === null || change.set.status !== undefined;
  if (change.of !== 'card') return false;
  const { set, was } = change;
  if (set === null || was === null || planned.some((field) => field in set)) return true;
  const isDone = (list: string | undefined) => list !== undefined && state.lists.get(list)?.status === 'done';
  return isDone(set.list_id) !== isDone(was.list_id);
};

/** The cards on the board after some changes, as far as they were read. */
const cardsAfter = (state: BoardState, changes: readonly Change[]): ReadonlyMap<string, CardRow> => {
  const cards = new Map([...state.cards].filter((entry): entry is [string, CardRow] => isOnBoard(entry[1])));
  for (const change of changes) {
    if (change.of !== 'card') continue;
    if (change.set === null) cards.delete(change.id);
    else cards.set(change.id, cardAfter(change.id, change.was === null ? undefined : cards.get(change.id), change.set));
  }
  return cards;
};

/** Whether cards of a list are done after some changes. */
const doneAfter = (state: BoardState, changes: readonly Change[]): ((card: Pick<Card, 'list_id'>) => boolean) => {
  const statuses = new Map([...state.lists].map(([id, { status }]) => [id, status]));
  for (const change of changes)
    if (change.of === 'list' && change.set?.status !== undefined) statuses.set(change.id, change.set.status);
  return ({ list_id }) => statuses.get(list_id) === 'done';
};

const datesIn = (set: CardChange['set']): Partial<CardDates> => ({
  ...(set?.start_on !== undefined && { start_on: set.start_on }),
  ...(set?.due_on !== undefined && { due_on: set.due_on }),
});

/** The same without dates. */
const othersIn = ({ start_on: _, due_on: __, ...others }: LoggedCard): LoggedCard => others;

/** A change of a card with other dates; null where it no longer changes anything. */
const withDates = (change: CardChange, before: Card | undefined, dates: Partial<CardDates>): CardChange | null => {
  if (change.was === null || !before) return { ...change, set: { ...change.set, ...dates } };
  const [moved] = changesOfCard(before, { ...datesIn(change.set), ...dates });
  const merged = {
    ...change,
    set: { ...othersIn(change.set ?? {}), ...moved?.set },
    was: { ...othersIn(change.was), ...moved?.was },
  };
  return Object.keys(merged.set).length === 0 ? null : merged;
};

/**
 * The changes of a command together with the automatic cards that it moves: one row of the log, and one undo.
 *
 * @param needs the rows read for it
 * @throws PlanNeededError where more has to be read first
 */
export const withAutomaticDates = (state: BoardState, changes: readonly Change[], needs: Needs): readonly Change[] => {
  if (!changes.some((change) => isOfPlan(state, change))) return changes;
  const cards = cardsAfter(state, changes);
  const automatic = [...cards.values()].filter(({ is_automatic }) => is_automatic);
  if (automatic.length === 0 && !state.isScheduled) return changes;
  const read = new Set(needs.cards);
  const isKnown = (id: string): boolean => cards.has(id) || state.cards.has(id) || read.has(id);
  const unknown = automatic.flatMap(({ depends_on }) => depends_on).filter((id) => !isKnown(id));
  if (unknown.length > 0 || (state.isScheduled && !state.isPlanRead)) throw new PlanNeededError(unknown);
  const project = changes.findLast((change) => change.of === 'project' && change.set?.calendar !== undefined);
  const calendar = project?.of === 'project' ? project.set?.calendar : state.project.calendar;
  const schedule = { cards: cards.values(), calendar: calendarOf(calendar), isDone: doneAfter(state, changes) };
  const moved = automaticDates(schedule, { cards: state.cards, calendar: calendarOf(state.project.calendar) });
  const own = new Set(changes.flatMap((change) => (change.of === 'card' ? [change.id] : [])));
  const kept = changes.flatMap((change) => {
    const dates = change.of === 'card' ? moved.get(change.id) : undefined;
    return change.of === 'card' && dates ? (withDates(change, state.cards.get(change.id), dates) ?? []) : [change];
  });
  const others = [...moved].flatMap(([id, dates]) => {
    const card = own.has(id) ? undefined : state.cards.get(id);
    return card ? changesOfCard(card, dates) : [];
  });
  return [...kept, ...others];
};
