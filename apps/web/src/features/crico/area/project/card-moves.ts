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

/** Cards that are not in a list of the status yet come to the end of the first one. */
export const statusSet = (
  board: Board,
  { card_ids, status }: CallInputOf<Procedures['set_card_status']>,
): ProjectChange[] => {
  const list = listOfStatus(board, status);
  if (!list) return [];
  const ids = card_ids.filter((id) => {
    const card = board.cards.get(id);
    return card && board.lists.get(card.list_id)?.status !== status;
  });
  const last = cardsIn(board, list.id).at(-1)?.position ?? null;
  const positions = generateNKeysBetween(last, null, ids.length);
  const progress = status === 'done' ? { progress: 100 } : {};
  return ids.map((id, index) => ({
    of: 'card',
    id,
    set: { list_id: list.id, position: positions[index] ?? '', ...progress },
  }));
};

/** What a copy takes over; who watches and what was done already are not copied. */
const copied = (card: CardRow): Omit<CardRow, 'id' | 'position'> => {
  const { list_id, priority, assignee, start_on, due_on, blocked_reason, labels, tags, depends_on } = card;
  const title = [...`Copy of ${card.title}`].slice(0, 200).join('');
  const fields = { list_id, priority, assignee, start_on, due_on, blocked_reason, labels, tags, depends_on };
  const checklist = itemsInOrder(card.checklist).map((item) => ({ ...item, done: false }));
  return { ...nothingMore, ...fields, title, checklist, number: 0, progress: 0 };
};

/** The copy stands right behind the card. */
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
