import { generateKeyBetween } from 'fractional-indexing';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { cardSets } from '@nivel/contracts/projects/values/board-values';
import { MOST_ITEMS, MOST_MEMBERS } from '@nivel/contracts/projects/card-input';
import { itemsAfter, membersAfter } from '@nivel/contracts/projects/card-sets';
import type { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import type { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { BoardState } from '../state/board-state.ts';
import { cardsOnBoard } from '../commands/board-rules.ts';
import { changesOfCard, type Card } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { checkNoCircle } from './dependencies.ts';

/** @throws AppError `label_not_found` */
export const checkLabels = (state: Pick<BoardState, 'labels'>, ids: readonly string[] = []): void => {
  if (ids.some((id) => !state.labels.has(id))) throw new AppError(boardErrors.label_not_found);
};

type Given = InputOf<typeof changeCardSets>['add'];

/** A change of the sets of a card. @throws AppError `too_many_members` */
export const setsAfter = (card: Card, add: Given = {}, remove: Given = {}): Partial<Card> => {
  const changed = cardSets.filter((field) => add[field] !== undefined || remove[field] !== undefined);
  const after = changed.map((field) => {
    const change = { add: add[field] ?? [], remove: remove[field] ?? [] };
    return [field, membersAfter(card[field], change)] as const;
  });
  if (after.some(([, members]) => members.length > MOST_MEMBERS)) throw new AppError(boardErrors.too_many_members);
  return Object.fromEntries(after);
};

/** Whether cards may be given members. @throws AppError `label_not_found`, `card_not_found`, `dependency_circle` */
export const checkMembers = (state: BoardState, cards: readonly Card[], add: Given = {}): void => {
  checkLabels(state, add.labels);
  checkNoCircle(state, cards, cardsOnBoard(state, add.depends_on ?? []));
};

export const changeCardSetsRule: RuleOf<typeof changeCardSets> = {
  needs: ({ card_ids, add }) => ({
    cards: [...card_ids, ...(add.depends_on ?? [])],
    labels: add.labels !== undefined,
    links: add.depends_on !== undefined,
  }),
  decide: (state, { card_ids, add, remove }) => {
    const cards = cardsOnBoard(state, card_ids);
    checkMembers(state, cards, add);
    return { changes: cards.flatMap((card) => changesOfCard(card, setsAfter(card, add, remove))) };
  },
};

type Put = InputOf<typeof changeChecklist>['put'];

/** Items with the places that they have, or behind all others. */
export const placedItems = (held: Card['checklist'], put: Put): Card['checklist'] => {
  const known = new Map(held.map((item) => [item.id, item]));
  let last = held.at(-1)?.position ?? null;
  return put.map(({ position: given, ...item }) => {
    const position = given ?? known.get(item.id)?.position ?? behind(last);
    if (last === null || position > last) last = position;
    return { ...item, position };
  });
};

/** Callers may give their own positions, after which no position of ours fits. */
const behind = (position: string | null): string => {
  try {
    return generateKeyBetween(position, null);
  } catch {
    return `${position}V`.slice(-64);
  }
};

type ChecklistChange = Pick<InputOf<typeof changeChecklist>, 'put' | 'remove'>;

/** A change of a checklist. @throws AppError `too_many_members` */
export const checklistAfter = (held: Card['checklist'], { put, remove }: ChecklistChange): Card['checklist'] => {
  const gone = held.filter(({ id }) => remove.includes(id));
  const checklist = itemsAfter(held, { add: placedItems(held, put), remove: gone });
  if (checklist.length > MOST_ITEMS) throw new AppError(boardErrors.too_many_members);
  return checklist;
};

export const changeChecklistRule: RuleOf<typeof changeChecklist> = {
  needs: ({ card_id }) => ({ cards: [card_id] }),
  decide: (state, { card_id, ...change }) => ({
    changes: cardsOnBoard(state, [card_id]).flatMap((card) =>
      changesOfCard(card, { checklist: checklistAfter(card.checklist, change) }),
    ),
  }),
};
