import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { createCard } from '@nivel/contracts/projects/create-card.operation';
import type { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { project } from '@nivel/contracts/projects/memberships';
import type { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import type { BoardState } from './board-state.ts';
import { cardsOnBoard, checkDates, checkLimit, checkNew, listOnBoard, positionsAt, progressIn } from './board-rules.ts';
import { changesOfCard, fieldsOf, type Card, type CardChange, type List } from './change.ts';
import type { RuleOf } from './command.ts';

/** Cards that a project ever had. */
const MOST_CARDS = 100_000;

/** A card comes onto the board. */
const appear = (card: Card): CardChange => ({ of: 'card', id: card.id, set: fieldsOf(card), was: null }) as CardChange;
const disappear = (card: Card): CardChange =>
  ({ of: 'card', id: card.id, set: null, was: fieldsOf(card) }) as CardChange;

export const createCardRule: RuleOf<typeof createCard> = {
  needs: (input) => ({ newIds: [input.card_id], places: [input] }),
  decide: (state, input, { role }) => {
    checkNew(state, input.card_id);
    checkDates(input);
    const list = listOnBoard(state, input.list_id);
    checkLimit(state, list, 1, { override: input.override_limit, role });
    if (state.lastNumber >= MOST_CARDS) throw new AppError(boardErrors.too_many_cards);
    const [position = ''] = positionsAt(state, input, 1);
    const { card_id: id, title, priority, assignee, start_on, due_on } = input;
    const given = { title, priority, assignee, start_on, due_on };
    const place = { number: state.lastNumber + 1, list_id: list.id, position };
    return { changes: [appear({ id, ...place, ...given, progress: progressIn(list, 0), blocked_reason: null })] };
  },
};

export const moveCardsRule: RuleOf<typeof moveCards> = {
  needs: (input) => ({ cards: input.card_ids, places: [input] }),
  decide: (state, input, { role }) => {
    const cards = cardsOnBoard(state, input.card_ids);
    const list = listOnBoard(state, input.list_id);
    const coming = cards.filter((card) => card.list_id !== list.id).length;
    if (coming > 0) checkLimit(state, list, coming, { override: input.override_limit, role });
    const positions = positionsAt(state, input, cards.length, input.card_ids);
    const changes = cards.flatMap((card, index) =>
      changesOfCard(card, {
        list_id: list.id,
        position: positions[index] ?? '',
        progress: card.list_id === list.id ? card.progress : progressIn(list, card.progress),
      }),
    );
    return { changes };
  },
};

export const updateCardsRule: RuleOf<typeof updateCards> = {
  needs: (input) => ({ cards: input.card_ids }),
  decide: (state, { card_ids, set }) => {
    const changes = cardsOnBoard(state, card_ids).flatMap((card) => {
      checkDates({ ...card, ...set });
      return changesOfCard(card, set);
    });
    return { changes };
  },
};

export const deleteCardsRule: RuleOf<typeof deleteCards> = {
  needs: (input) => ({ cards: input.card_ids }),
  decide: (state, { card_ids }, { role }) => {
    if (card_ids.length > 1 && !isAtLeast(project, role, 'lead'))
      throw new AppError(boardErrors.bulk_delete_needs_lead);
    return { changes: cardsOnBoard(state, card_ids).map(disappear) };
  },
};

export const restoreCardsRule: RuleOf<typeof restoreCards> = {
  needs: (input) => ({ cards: input.card_ids, ends: true }),
  decide: (state, { card_ids }) => ({ changes: takenOutOfTrash(state, card_ids) }),
};

/**
 * Takes cards out of the trash, to the end of their lists, or of the first one where theirs is gone.
 * @throws AppError `card_not_found` when one is not in the trash
 */
export const takenOutOfTrash = (state: BoardState, ids: readonly string[]): CardChange[] => {
  const byList = Map.groupBy(ids, (id) => {
    const card = state.cards.get(id);
    if (card === undefined || card.position !== null) throw new AppError(boardErrors.card_not_found);
    return homeOf(state, card).id;
  });
  return [...byList].flatMap(([list_id, cards]) => {
    const positions = positionsAt(state, { list_id, before: null, after: null }, cards.length);
    return cards.map((id, index) =>
      appear({ ...(state.cards.get(id) as Card), list_id, position: positions[index] ?? '' }),
    );
  });
};

/** The list of a card, or the first of the board where that is gone. */
const homeOf = (state: BoardState, card: Card): List => {
  const own = state.lists.get(card.list_id);
  const home = own?.position === null ? state.shownLists()[0] : own;
  if (home === undefined) throw new AppError(boardErrors.list_not_found);
  return home;
};
