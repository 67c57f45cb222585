import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { createList } from '@nivel/contracts/projects/create-list.operation';
import type { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import type { restoreList } from '@nivel/contracts/projects/restore-list.operation';
import type { updateList } from '@nivel/contracts/projects/update-list.operation';
import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { DEFAULT_LIST_COLOR } from '@nivel/contracts/projects/values/board-values';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateNKeysBetween } from 'fractional-indexing';
import { byPosition, cardsIn, type Board } from './board-store.ts';
import { positionBehind } from './position-behind.ts';

export type ListCommand =
  | { readonly procedure: 'create_list'; readonly input: CallInputOf<typeof createList> }
  | { readonly procedure: 'update_list'; readonly input: CallInputOf<typeof updateList> }
  | { readonly procedure: 'delete_list'; readonly input: CallInputOf<typeof deleteList> }
  | { readonly procedure: 'restore_list'; readonly input: CallInputOf<typeof restoreList> };

/** The lists of a board, from left to right. */
export const listsOf = ({ lists }: Board): ListRow[] => [...lists.values()].sort(byPosition);

const behindList = (board: Board, before: string | null, own: string): string =>
  positionBehind(
    listsOf(board).filter(({ id }) => id !== own),
    before,
  );

const created = (board: Board, input: CallInputOf<typeof createList>): ProjectChange[] => {
  const { list_id: id, name, description = '', color = DEFAULT_LIST_COLOR, status = 'todo', wip_limit = null } = input;
  const last = listsOf(board).at(-1)?.id ?? null;
  const position = behindList(board, input.before ?? last, id);
  return [{ of: 'list', id, set: { name, description, color, status, wip_limit, position } }];
};

const updated = (board: Board, { list_id: id, set, before }: CallInputOf<typeof updateList>): ProjectChange[] => {
  if (!board.lists.has(id)) return [];
  const position = before === undefined ? {} : { position: behindList(board, before, id) };
  return [{ of: 'list', id, set: { ...set, ...position } }];
};

const deleted = (
  board: Board,
  { list_id: id, move_to: to, with_cards }: CallInputOf<typeof deleteList>,
): ProjectChange[] => {
  const cards = cardsIn(board, id);
  if (with_cards)
    return [
      ...cards.map((card): ProjectChange => ({ of: 'card', id: card.id, set: null })),
      { of: 'list', id, set: null },
    ];
  const target = to ? board.lists.get(to) : undefined;
  if (cards.length > 0 && !target) return [];
  const last = target ? (cardsIn(board, target.id).at(-1)?.position ?? null) : null;
  const positions = generateNKeysBetween(last, null, cards.length);
  const progress = target?.status === 'done' ? { progress: 100 } : {};
  const moved = cards.map(({ id: card }, index): ProjectChange => ({
    of: 'card',
    id: card,
    set: { list_id: target?.id ?? '', position: positions[index] ?? '', ...progress },
  }));
  return [...moved, { of: 'list', id, set: null }];
};

/** The predicted effect of a command about lists on a board. */
export const listChangesOf = ({ procedure, input }: ListCommand, board: Board): ProjectChange[] => {
  if (procedure === 'create_list') return created(board, input);
  if (procedure === 'update_list') return updated(board, input);
  // Only the service has the content of a list in the trash.
  return procedure === 'delete_list' ? deleted(board, input) : [];
};
