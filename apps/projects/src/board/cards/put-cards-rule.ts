import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { putCards } from '@nivel/contracts/projects/put-cards.operation';
import type { BoardState } from '../state/board-state.ts';
import {
  cardsOnBoard,
  checkDates,
  checkLimit,
  checkNew,
  listOnBoard,
  positionsAt,
  progressIn,
} from '../commands/board-rules.ts';
import { appear, MOST_CARDS } from './card-rules.ts';
import { checkLabels, setsAfter } from '../card-content/card-set-rules.ts';
import { changesOfCard, type Card, type CardChange } from '../state/change.ts';
import type { DecisionContext, RuleOf } from '../commands/command.ts';
import { checkValues, valuesOf } from '../fields/field-rules.ts';

type Input = InputOf<typeof putCards>;
type Places = ReadonlyMap<string, string>;

const all = ({ create, update }: Input) => [...create, ...update];

/** The lists into which cards come, with those that come, in their order. */
const coming = (state: BoardState, { create, update }: Input): ReadonlyMap<string, string[]> => {
  const moved = update.filter(
    ({ card_id, list_id }) => list_id !== undefined && state.cards.get(card_id)?.list_id !== list_id,
  );
  const byList = Map.groupBy([...moved, ...create], ({ list_id }) => list_id ?? '');
  return new Map([...byList].map(([list, cards]) => [list, cards.map(({ card_id }) => card_id)]));
};

/** The positions of the cards that come into lists, each at the end. @throws AppError `list_not_found`, `list_full` */
const placesOf = (state: BoardState, input: Input, { role }: DecisionContext): Places => {
  const places = new Map<string, string>();
  for (const [list_id, ids] of coming(state, input)) {
    checkLimit(state, listOnBoard(state, list_id), ids.length, { override: input.override_limit, role });
    const positions = positionsAt(state, { list_id, before: null, after: null }, ids.length);
    ids.forEach((id, index) => places.set(id, positions[index] ?? ''));
  }
  return places;
};

/** The values of a new card for which nothing else is said. */
export const blank = {
  priority: 'medium',
  assignee: null,
  start_on: null,
  due_on: null,
  progress: 0,
  blocked_reason: null,
} as const;

const made = (state: BoardState, { create }: Input, places: Places): CardChange[] => {
  if (state.lastNumber + create.length > MOST_CARDS) throw new AppError(boardErrors.too_many_cards);
  return create.map(({ card_id: id, list_id, title, set: { fields, ...set }, add }, index) => {
    checkNew(state, id);
    const place = { number: state.lastNumber + 1 + index, list_id, position: places.get(id) ?? '' };
    const card: Card = { ...nothingMore, ...blank, id, ...place, title, ...set };
    checkDates(card);
    const progress = progressIn(listOnBoard(state, list_id), card.progress);
    return appear({ ...card, progress, ...valuesOf(card, fields), ...setsAfter(card, add) });
  });
};

const changed = (state: BoardState, { update }: Input, places: Places): CardChange[] =>
  cardsOnBoard(
    state,
    update.map(({ card_id }) => card_id),
  ).flatMap((card, index) => {
    const { list_id = card.list_id, set: { fields, ...set } = {}, add, remove } = update[index] ?? {};
    checkDates({ ...card, ...set });
    const position = places.get(card.id);
    const progress = progressIn(listOnBoard(state, list_id), set.progress ?? card.progress);
    const place = position === undefined ? {} : { list_id, position, progress };
    return changesOfCard(card, { ...set, ...place, ...valuesOf(card, fields), ...setsAfter(card, add, remove) });
  });

export const putCardsRule: RuleOf<typeof putCards> = {
  needs: (input) => ({
    newIds: input.create.map(({ card_id }) => card_id),
    cards: input.update.map(({ card_id }) => card_id),
    labels: all(input).some(({ add }) => add?.labels !== undefined),
    fields: all(input).some(({ set }) => set.fields !== undefined),
    ends: true,
  }),
  decide: (state, input, context) => {
    if (all(input).length > MOST_CARDS_AT_ONCE) throw new AppError(boardErrors.too_much_at_once);
    for (const { set, add } of all(input)) {
      checkLabels(state, add?.labels);
      checkValues(state, set.fields);
    }
    const places = placesOf(state, input, context);
    return { changes: [...changed(state, input, places), ...made(state, input, places)] };
  },
};
