import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateNKeysBetween } from 'fractional-indexing';
import { cardsIn, type Board } from './board-store.ts';
import { listChangesOf, type ListCommand } from './list-commands.ts';

type CommandName =
  'create_card' | 'move_cards' | 'update_cards' | 'delete_cards' | 'restore_cards' | 'undo_command' | 'redo_command';

type CommandOf<Name extends CommandName> = {
  readonly procedure: Name;
  readonly input: CallInputOf<Procedures[Name]>;
};

/** What this page does to a board. */
export type BoardCommand = ListCommand | { [Name in CommandName]: CommandOf<Name> }[CommandName];

type Place = Pick<CommandOf<'move_cards'>['input'], 'list_id' | 'before' | 'after'>;

/** Positions as the service will give them: behind `before` while that is there, else in front of `after`, else at the end. */
const positionsAt = (board: Board, { list_id, before, after }: Place, ids: readonly string[]): string[] => {
  const others = cardsIn(board, list_id).filter(({ id }) => !ids.includes(id));
  const behind = others.findIndex(({ id }) => id === before) + 1;
  const inFront = others.findIndex(({ id }) => id === after);
  const at = behind > 0 ? behind : inFront >= 0 ? inFront : others.length;
  return generateNKeysBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null, ids.length);
};

const created = (board: Board, input: CommandOf<'create_card'>['input']): ProjectChange[] => {
  if (!board.lists.has(input.list_id)) return [];
  const [position = ''] = positionsAt(board, input, [input.card_id]);
  const row: Omit<CardRow, 'id'> = {
    number: 0,
    list_id: input.list_id,
    position,
    title: input.title,
    priority: input.priority ?? 'medium',
    assignee: input.assignee ?? null,
    start_on: input.start_on ?? null,
    due_on: input.due_on ?? null,
    progress: 0,
    blocked_reason: null,
    ...nothingMore,
  };
  return [{ of: 'card', id: input.card_id, set: row }];
};

const moved = (board: Board, input: CommandOf<'move_cards'>['input']): ProjectChange[] => {
  const list = board.lists.get(input.list_id);
  if (!list) return [];
  const ids = input.card_ids.filter((id) => board.cards.has(id));
  const positions = positionsAt(board, input, ids);
  const progress = list.status === 'done' ? { progress: 100 } : {};
  return ids.map((id, index) => ({
    of: 'card',
    id,
    set: { list_id: list.id, position: positions[index] ?? '', ...progress },
  }));
};

/** What a command will do to a board, as far as this page can say; nothing for what only the service knows. */
export const changesOf = (command: BoardCommand, board: Board): ProjectChange[] => {
  const { procedure, input } = command;
  if (procedure === 'create_card') return created(board, input);
  if (procedure === 'move_cards') return moved(board, input);
  if (procedure === 'update_cards') {
    const { set, card_ids: ids } = input;
    return ids.filter((id) => board.cards.has(id)).map((id) => ({ of: 'card', id, set }));
  }
  if (procedure === 'delete_cards') return input.card_ids.map((id) => ({ of: 'card', id, set: null }));
  if (procedure === 'create_list' || procedure === 'update_list' || procedure === 'delete_list')
    return listChangesOf(command, board);
  return [];
};
