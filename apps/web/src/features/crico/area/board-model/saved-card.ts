import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateKeyBetween } from 'fractional-indexing';
import { cardsIn, type Board } from './board-store.ts';
import { listOfStatus } from './card-moves.ts';
import { checklistOf, setsOf } from './card-set-changes.ts';
import { namedLabels } from './label-commands.ts';

type Saved = CallInputOf<Procedures['save_card']>;

/** The end of the list into which a card comes; nothing if it stays, or if only the service knows which list it is. */
const placeOf = (board: Board, card: CardRow, to: Saved['to']) => {
  if (!to) return {};
  const isThere = 'status' in to && board.lists.get(card.list_id)?.status === to.status;
  const list = 'list_id' in to ? board.lists.get(to.list_id) : listOfStatus(board, to.status);
  if (isThere || !list || list.id === card.list_id) return {};
  const position = generateKeyBetween(cardsIn(board, list.id).at(-1)?.position ?? null, null);
  return { list_id: list.id, position, ...(list.status === 'done' && { progress: 100 }) };
};

/** The predicted effect of saving a card on a board, which only knows of long texts that they exist. */
export const cardSaved = (board: Board, input: Saved): ProjectChange[] => {
  const { card_id, set, add = {}, remove, new_labels, checklist, to } = input;
  const card = board.cards.get(card_id);
  if (!card) return [];
  const items = checklist && { checklist: checklistOf(card, checklist) };
  const named = namedLabels(board, new_labels);
  const labels = [...(add.labels ?? []), ...named.ids];
  const sets = setsOf({ ...add, ...(labels.length > 0 && { labels }) }, remove);
  return [
    ...named.changes,
    { of: 'card', id: card_id, set: { ...set, ...placeOf(board, card, to), ...sets, ...items } },
  ];
};
