import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ChecklistItem } from '@nivel/contracts/projects/board-shape';
import { cardSets } from '@nivel/contracts/projects/values/board-values';
import { itemsInOrder } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { lettersOf, usualTerms } from '@nivel/planning/link-terms';
import { generateKeyBetween } from 'fractional-indexing';
import type { Board } from './board-store.ts';

type Checklist = CallInputOf<Procedures['change_checklist']>;
type Link = CallInputOf<Procedures['put_link']>;
type Sets = CallInputOf<Procedures['change_card_sets']>;

/** Items with their places: as given, as they were, or at the end. */
export const withPositions = (known: readonly ChecklistItem[], put: NonNullable<Checklist['put']>): ChecklistItem[] =>
  put.reduce<ChecklistItem[]>((items, { id, text, done = false, position }) => {
    const was = known.find((item) => item.id === id)?.position;
    const last = itemsInOrder([...known, ...items]).at(-1)?.position ?? null;
    return [...items, { id, text, done, position: position ?? was ?? generateKeyBetween(last, null) }];
  }, []);

/** The items of a checklist that come and go. */
export const checklistOf = ({ checklist }: CardRow, { put = [], remove = [] }: Pick<Checklist, 'put' | 'remove'>) => ({
  add: withPositions(checklist, put),
  remove: checklist.filter(({ id }) => remove.includes(id)),
});

export const changedChecklist = (board: Board, input: Checklist): ProjectChange[] => {
  const card = board.cards.get(input.card_id);
  return card ? [{ of: 'card', id: card.id, set: { checklist: checklistOf(card, input) } }] : [];
};

type Members = Sets['add'];

/** The members added to and removed from the sets of a card. */
export const setsOf = (add: Members = {}, remove: Members = {}) =>
  Object.fromEntries(
    cardSets
      .filter((name) => add[name] ?? remove[name])
      .map((name) => [name, { add: add[name] ?? [], remove: remove[name] ?? [] }]),
  );

export const changedSets = (board: Board, input: Sets): ProjectChange[] => {
  const set = setsOf(input.add, input.remove);
  return input.card_ids.filter((id) => board.cards.has(id)).map((id) => ({ of: 'card', id, set }));
};

/** A card that waits for another, with its terms. */
export const changedLink = (board: Board, { card_id, depends_on, type, lag }: Link): ProjectChange[] => {
  const terms = lettersOf({ type: type ?? usualTerms.type, lag: lag ?? usualTerms.lag });
  const set = { ...setsOf({ depends_on: [depends_on] }), link_terms: { [depends_on]: terms } };
  return board.cards.has(card_id) ? [{ of: 'card', id: card_id, set }] : [];
};
