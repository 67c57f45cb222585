import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ChecklistItem } from '@nivel/contracts/projects/board-shape';
import { cardSets } from '@nivel/contracts/projects/board-values';
import { itemsInOrder, nothingMore } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { cardsIn, type Board, type WaitingCommand } from './board-store.ts';
import { listChangesOf, type ListCommand } from './list-commands.ts';
import { duplicated, statusSet } from './card-moves.ts';

type CommandName =
  | 'create_card'
  | 'move_cards'
  | 'update_cards'
  | 'change_card_sets'
  | 'change_checklist'
  | 'update_card_text'
  | 'create_label'
  | 'duplicate_card'
  | 'set_card_status'
  | 'delete_cards'
  | 'restore_cards'
  | 'undo_command'
  | 'redo_command';

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

/** Items with their places: as given, as they were, or at the end. */
const withPositions = (
  known: readonly ChecklistItem[],
  put: NonNullable<CommandOf<'change_checklist'>['input']['put']>,
): ChecklistItem[] =>
  put.reduce<ChecklistItem[]>((items, { id, text, done = false, position }) => {
    const was = known.find((item) => item.id === id)?.position;
    const last = itemsInOrder([...known, ...items]).at(-1)?.position ?? null;
    return [...items, { id, text, done, position: position ?? was ?? generateKeyBetween(last, null) }];
  }, []);

const changedChecklist = (board: Board, input: CommandOf<'change_checklist'>['input']): ProjectChange[] => {
  const card = board.cards.get(input.card_id);
  if (!card) return [];
  const { put = [], remove = [] } = input;
  const gone = card.checklist.filter(({ id }) => remove.includes(id));
  const checklist = { add: withPositions(card.checklist, put), remove: gone };
  return [{ of: 'card', id: card.id, set: { checklist } }];
};

const changedSets = (board: Board, input: CommandOf<'change_card_sets'>['input']): ProjectChange[] => {
  const { add = {}, remove = {} } = input;
  const set = Object.fromEntries(
    cardSets
      .filter((name) => add[name] ?? remove[name])
      .map((name) => [name, { add: add[name] ?? [], remove: remove[name] ?? [] }]),
  );
  return input.card_ids.filter((id) => board.cards.has(id)).map((id) => ({ of: 'card', id, set }));
};

const moreOf = (input: CommandOf<'create_card'>['input']) => ({
  ...nothingMore,
  labels: input.labels ?? [],
  tags: input.tags ?? [],
  watchers: input.watchers ?? [],
  depends_on: input.depends_on ?? [],
  checklist: withPositions([], input.checklist ?? []),
  estimated_hours: input.estimated_hours ?? null,
  actual_hours: input.actual_hours ?? null,
});

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
    progress: input.progress ?? 0,
    blocked_reason: input.blocked_reason ?? null,
    ...moreOf(input),
  };
  return [{ of: 'card', id: input.card_id, set: row }];
};

const moved = (board: Board, input: CommandOf<'move_cards'>['input']): ProjectChange[] => {
  const list = board.lists.get(input.list_id);
  if (!list) return [];
  const ids = input.card_ids.filter((id) => board.cards.has(id));
  const positions = positionsAt(board, input, ids);
  const progress = list.status === 'done' ? { progress: 100 } : {};
  const { add, remove } = input;
  const labels = add?.labels || remove?.labels ? { add: add?.labels ?? [], remove: remove?.labels ?? [] } : undefined;
  return ids.map((id, index) => ({
    of: 'card',
    id,
    set: { list_id: list.id, position: positions[index] ?? '', ...progress, ...input.set, ...(labels && { labels }) },
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
  if (procedure === 'change_card_sets') return changedSets(board, input);
  if (procedure === 'change_checklist') return changedChecklist(board, input);
  if (procedure === 'create_label')
    return [{ of: 'label', id: input.label_id, set: { name: input.name, color: input.color } }];
  if (procedure === 'set_card_status') return statusSet(board, input);
  if (procedure === 'duplicate_card') return duplicated(board, input);
  if (procedure === 'delete_cards') return input.card_ids.map((id) => ({ of: 'card', id, set: null }));
  if (procedure === 'create_list' || procedure === 'update_list' || procedure === 'delete_list')
    return listChangesOf(command, board);
  return [];
};

/** What waits of a board, as it is shown. */
export const waitingOf = (command: BoardCommand): WaitingCommand => ({
  id: command.input.command_id,
  changes: (board) => changesOf(command, board),
});
