import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { itemsInOrder, nothingMore } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateNKeysBetween } from 'fractional-indexing';
import { byPosition, cardsIn, type Board } from './board-store.ts';

/** The first list that has a status; undefined: none has, and the service will make one. */
export const listOfStatus = ({ lists }: Board, status: ListRow['status']): ListRow | undefined =>
  [...lists.values()].sort(byPosition).find((list) => list.status === status);

/** The values that cards get with their new place. */
export const valuesOfPlace = ({
  set,
  add,
  remove,
}: Pick<CallInputOf<Procedures['move_cards']>, 'set' | 'add' | 'remove'>) => {
  const sets = (['labels', 'tags'] as const).filter((name) => add?.[name] ?? remove?.[name]);
  return {
    ...set,
    ...Object.fromEntries(sets.map((name) => [name, { add: add?.[name] ?? [], remove: remove?.[name] ?? [] }])),
  };
};

/** Cards that are in no list of the status yet go to the end of the first one. */
export const statusSet = (board: Board, input: CallInputOf<Procedures['set_card_status']>): ProjectChange[] => {
  const list = listOfStatus(board, input.status);
  const values = valuesOfPlace(input);
  const cards = input.card_ids.flatMap((id) => board.cards.get(id) ?? []);
  const coming = cards.filter((card) => board.lists.get(card.list_id)?.status !== input.status);
  const last = list ? (cardsIn(board, list.id).at(-1)?.position ?? null) : null;
  const positions = generateNKeysBetween(last, null, coming.length);
  const progress = input.status === 'done' ? { progress: 100 } : {};
  const places = new Map(
    coming.map(({ id }, index) => [id, { list_id: list?.id, position: positions[index] ?? '', ...progress }]),
  );
  return cards.map(({ id }) => ({ of: 'card', id, set: { ...values, ...(list && places.get(id)) } }));
};

/** The values that a copy takes over; watchers and completed steps are not copied. */
const copied = (card: CardRow): Omit<CardRow, 'id' | 'position'> => {
  const { list_id, priority, assignee, start_on, due_on, blocked_reason, labels, tags, depends_on } = card;
  const { fields: values, link_terms, is_automatic } = card;
  const title = [...`Copy of ${card.title}`].slice(0, 200).join('');
  const fields = {
    list_id,
    priority,
    assignee,
    start_on,
    due_on,
    blocked_reason,
    labels,
    tags,
    depends_on,
    link_terms,
    is_automatic,
  };
  const checklist = itemsInOrder(card.checklist).map((item) => ({ ...item, done: false }));
  return { ...nothingMore, ...fields, fields: values, title, checklist, number: 0, progress: 0 };
};

/** The copy is directly behind the card. */
export const duplicated = (
  board: Board,
  { card_id, new_id }: CallInputOf<Procedures['duplicate_card']>,
): ProjectChange[] => {
  const card = board.cards.get(card_id);
  if (!card) return [];
  const cards = cardsIn(board, card.list_id);
  const next = cards[cards.indexOf(card) + 1]?.position ?? null;
  const [position = ''] = generateNKeysBetween(card.position, next, 1);
  return [{ of: 'card', id: new_id, set: { ...copied(card), position } }];
};
