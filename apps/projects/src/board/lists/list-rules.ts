import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import type { createList } from '@nivel/contracts/projects/create-list.operation';
import type { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import type { restoreList } from '@nivel/contracts/projects/restore-list.operation';
import type { updateList } from '@nivel/contracts/projects/update-list.operation';
import type { BoardState } from '../state/board-state.ts';
import { checkLimit, checkNew, listOnBoard, MOST_LISTS, positionsAt, progressIn } from '../commands/board-rules.ts';
import { deletedCards, takenOutOfTrash } from '../cards/card-rules.ts';
import {
  changesOfCard,
  changesOfList,
  fieldsOf,
  isOnBoard,
  isPurged,
  type Card,
  type CardChange,
  type List,
  type ListChange,
  type OnBoard,
} from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { positionBehind, positionsBetween } from '../state/positions.ts';

export const createListRule: RuleOf<typeof createList> = {
  needs: (input) => ({ newIds: [input.list_id] }),
  decide: (state, { list_id: id, before, name, description, color, status, wip_limit }) => {
    checkNew(state, id);
    if (state.shownLists().length >= MOST_LISTS) throw new AppError(boardErrors.too_many_lists);
    const position = positionBehind(state.shownLists(), before ?? undefined);
    const set = { name, description, color, status, wip_limit, position };
    return { changes: [{ of: 'list', id, set, was: null }] };
  },
};

/**
 * New lists at the end of a board, in their order.
 * @throws AppError `id_taken`, `too_many_lists`
 */
export const listsAtEnd = (
  state: BoardState,
  given: readonly Pick<List, 'id' | 'name' | 'color' | 'status'>[],
): OnBoard<List>[] => {
  const shown = state.shownLists();
  for (const { id } of given) checkNew(state, id);
  if (shown.length + given.length > MOST_LISTS) throw new AppError(boardErrors.too_many_lists);
  const positions = positionsBetween('', shown.at(-1)?.position ?? null, null, given.length);
  return given.map((row, at) => ({ ...row, description: '', wip_limit: null, position: positions[at] ?? '' }));
};

export const updateListRule: RuleOf<typeof updateList> = {
  needs: () => ({}),
  decide: (state, { list_id, set, before }) => {
    const list = listOnBoard(state, list_id);
    const others = state.shownLists().filter(({ id }) => id !== list_id);
    const place = before === undefined ? {} : { position: positionBehind(others, before) };
    return { changes: changesOfList(list, { ...set, ...place }) };
  },
};

export const deleteListRule: RuleOf<typeof deleteList> = {
  needs: ({ list_id, move_to, with_cards }) => ({
    cardsOf: [list_id],
    dependentsOfList: with_cards ? [list_id] : [],
    places: with_cards || move_to === null ? [] : [{ list_id: move_to, before: null, after: null }],
  }),
  decide: (state, { list_id, move_to, with_cards, override_limit: override }, { role }) => {
    const list = listOnBoard(state, list_id);
    if (state.shownLists().length === 1) throw new AppError(boardErrors.last_list);
    const gone = { of: 'list', id: list_id, set: null, was: fieldsOf(list) } as ListChange;
    if (with_cards) return { changes: [...deletedCards(state, cardsInOrder(state, list_id)), gone] };
    const moved = movedOut(state, list_id, move_to);
    if (move_to !== null && moved.length > 0)
      checkLimit(state, listOnBoard(state, move_to), moved.length, { override, role });
    return { changes: [...moved, gone] };
  },
};

export const restoreListRule: RuleOf<typeof restoreList> = {
  needs: ({ list_id }) => ({ goneWith: [list_id], labelMerges: true }),
  decide: (state, { list_id }) => {
    const list = state.lists.get(list_id);
    if (list === undefined || isOnBoard(list) || isPurged(list)) throw new AppError(boardErrors.list_not_found);
    if (state.shownLists().length >= MOST_LISTS) throw new AppError(boardErrors.too_many_lists);
    const set = fieldsOf({ ...list, position: positionBehind(state.shownLists(), undefined) });
    const cards = (state.goneWith.get(list_id) ?? [])
      .flatMap((id) => state.cards.get(id) ?? [])
      .filter((card) => !isOnBoard(card))
      .sort((one, other) => one.number - other.number);
    const ids = cards.map(({ id }) => id);
    return { changes: [{ of: 'list', id: list_id, set, was: null }, ...takenOutOfTrash(state, ids, list)] };
  },
};

/** The cards of a list that is deleted. @throws AppError `too_much_at_once` */
const cardsInOrder = (state: BoardState, listId: string): OnBoard<Card>[] => {
  const cards = [...state.cards.values()]
    .filter(isOnBoard)
    .filter((card) => card.list_id === listId)
    .sort((one, other) => (one.position < other.position ? -1 : 1));
  if (cards.length > MOST_CARDS_AT_ONCE) throw new AppError(boardErrors.too_much_at_once);
  return cards;
};

/** @throws AppError `list_has_cards` if their new list is not named, `too_much_at_once` */
const movedOut = (state: BoardState, listId: string, moveTo: string | null): CardChange[] => {
  const cards = cardsInOrder(state, listId);
  if (cards.length === 0) return [];
  if (moveTo === null || moveTo === listId) throw new AppError(boardErrors.list_has_cards);
  const target = listOnBoard(state, moveTo);
  const positions = positionsAt(state, { list_id: moveTo, before: null, after: null }, cards.length);
  return cards.flatMap((card, index) => {
    const wanted = { list_id: moveTo, position: positions[index] ?? '', progress: progressIn(target, card.progress) };
    return changesOfCard(card, wanted);
  });
};
