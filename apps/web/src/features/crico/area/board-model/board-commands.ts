import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { inOrder, nothingMore, valuesAfter } from '@nivel/contracts/projects/card-sets';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { cardsIn, type Board, type WaitingCommand } from './board-store.ts';
import { changedChecklist, changedLink, changedSets, setsOf, withPositions } from './card-set-changes.ts';
import { fieldChangesOf, type FieldCommand } from './field-commands.ts';
import { listChangesOf, listsOf, type ListCommand } from './list-commands.ts';
import { labelChangesOf, namedLabels, type LabelCommand } from './label-commands.ts';
import { duplicated, listOfStatus, statusSet, valuesOfPlace } from './card-moves.ts';
import { cardSaved } from './saved-card.ts';

type CommandName =
  | 'create_card'
  | 'move_cards'
  | 'update_cards'
  | 'put_cards'
  | 'apply_proposal'
  | 'save_card'
  | 'change_card_sets'
  | 'put_link'
  | 'repeat_card'
  | 'change_checklist'
  | 'set_card_cover'
  | 'update_card_text'
  | 'duplicate_card'
  | 'set_card_status'
  | 'delete_cards'
  | 'restore_cards'
  | 'update_project'
  | 'undo_command'
  | 'redo_command';

type CommandOf<Name extends CommandName> = {
  readonly procedure: Name;
  readonly input: CallInputOf<Procedures[Name]>;
};

/** This page's commands for a board. */
export type BoardCommand =
  ListCommand | FieldCommand | LabelCommand | { [Name in CommandName]: CommandOf<Name> }[CommandName];

type Place = Pick<CommandOf<'move_cards'>['input'], 'list_id' | 'before' | 'after'>;

/** The positions that the service will assign: after `before` while it exists, else in front of `after`, else at the end. */
const positionsAt = (board: Board, { list_id, before, after }: Place, ids: readonly string[]): string[] => {
  const others = cardsIn(board, list_id).filter(({ id }) => !ids.includes(id));
  const behind = others.findIndex(({ id }) => id === before) + 1;
  const inFront = others.findIndex(({ id }) => id === after);
  const at = behind > 0 ? behind : inFront >= 0 ? inFront : others.length;
  return generateNKeysBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null, ids.length);
};

type NewCard = CommandOf<'create_card'>['input'] & { readonly list_id: string };

const moreOf = (input: NewCard) => ({
  ...nothingMore,
  labels: input.labels ?? [],
  tags: input.tags ?? [],
  watchers: input.watchers ?? [],
  depends_on: input.depends_on ?? [],
  checklist: withPositions([], input.checklist ?? []),
  estimated_hours: input.estimated_hours ?? null,
  actual_hours: input.actual_hours ?? null,
  fields: valuesAfter({}, input.fields ?? {}),
});

/** A new card as the service will make it, but for its number. */
const newRow = (input: NewCard, position: string): Omit<CardRow, 'id'> => ({
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
});

/** The list into which a new card comes; undefined: the service makes it. */
const listFor = (board: Board, { list_id, status }: CommandOf<'create_card'>['input']): ListRow | undefined => {
  if (list_id !== undefined) return board.lists.get(list_id);
  return listOfStatus(board, status ?? 'todo') ?? (status === undefined ? listsOf(board)[0] : undefined);
};

const created = (board: Board, input: CommandOf<'create_card'>['input']): ProjectChange[] => {
  const list = listFor(board, input);
  if (!list) return [];
  const named = namedLabels(board, input.new_labels);
  const card = { ...input, list_id: list.id, labels: inOrder([...(input.labels ?? []), ...named.ids]) };
  const [position = ''] = positionsAt(board, card, [card.card_id]);
  return [...named.changes, { of: 'card', id: card.card_id, set: newRow(card, position) }];
};

const moved = (board: Board, input: CommandOf<'move_cards'>['input']): ProjectChange[] => {
  const list = board.lists.get(input.list_id);
  if (!list) return [];
  const ids = input.card_ids.filter((id) => board.cards.has(id));
  const positions = positionsAt(board, input, ids);
  const progress = list.status === 'done' ? { progress: 100 } : {};
  const values = valuesOfPlace(input);
  return ids.map((id, index) => ({
    of: 'card',
    id,
    set: { list_id: list.id, position: positions[index] ?? '', ...values, ...progress },
  }));
};

const updated = (board: Board, { card_ids, set: values, add, remove }: CommandOf<'update_cards'>['input']) => {
  const set = { ...values, ...setsOf(add, remove) };
  return card_ids.filter((id) => board.cards.has(id)).map((id): ProjectChange => ({ of: 'card', id, set }));
};

/** Rows one after the other, as if each were a command of its own. */
const put = (board: Board, { create = [], update = [] }: CommandOf<'put_cards'>['input']): ProjectChange[] => {
  const ends = new Map<string, string | null>();
  const placeIn = (listId: string) => {
    const last = ends.has(listId) ? ends.get(listId) : cardsIn(board, listId).at(-1)?.position;
    const position = generateKeyBetween(last ?? null, null);
    ends.set(listId, position);
    return { list_id: listId, position, ...(board.lists.get(listId)?.status === 'done' ? { progress: 100 } : {}) };
  };
  const changed = update.flatMap(({ card_id: id, list_id: list, set, add, remove }): ProjectChange[] => {
    const card = board.cards.get(id);
    const place = list !== undefined && list !== card?.list_id ? placeIn(list) : {};
    return card ? [{ of: 'card', id, set: { ...set, ...place, ...setsOf(add, remove) } }] : [];
  });
  const made = create
    .filter(({ list_id }) => board.lists.has(list_id))
    .map(({ card_id, list_id, title, set = {}, add }): ProjectChange => {
      const row = newRow({ project_id: '', command_id: '', card_id, list_id, title, ...set, ...add }, '');
      return { of: 'card', id: card_id, set: { ...row, ...placeIn(list_id) } };
    });
  return [...changed, ...made];
};

/** Rows of a proposal, with the links among them. */
const applied = (board: Board, { create = [], update = [] }: CommandOf<'apply_proposal'>['input']): ProjectChange[] => {
  const links = new Map(create.map(({ card_id, depends_on = [] }) => [card_id, inOrder(depends_on)]));
  const rows = create.map(({ depends_on: _, ...card }) => card);
  return put(board, { project_id: '', command_id: '', create: rows, update }).map((change) => {
    const depends_on = links.get(change.id);
    return change.of === 'card' && change.set && depends_on
      ? { ...change, set: { ...change.set, depends_on } }
      : change;
  });
};

/** The same for commands about the board rather than its cards. */
const changesOfBoard = (command: BoardCommand, board: Board): ProjectChange[] => {
  const { procedure } = command;
  if (
    procedure === 'create_label' ||
    procedure === 'update_label' ||
    procedure === 'delete_label' ||
    procedure === 'merge_labels'
  )
    return labelChangesOf(command, board);
  if (procedure === 'create_field' || procedure === 'update_field' || procedure === 'delete_field')
    return fieldChangesOf(command, board);
  if (procedure === 'create_list' || procedure === 'update_list' || procedure === 'delete_list')
    return listChangesOf(command, board);
  return procedure === 'update_project' ? [{ of: 'project', id: board.project.id, set: command.input.set }] : [];
};

/** The same of what a card holds. */
const changesOfContent = (command: BoardCommand, board: Board): ProjectChange[] => {
  const { procedure, input } = command;
  if (procedure === 'change_card_sets') return changedSets(board, input);
  if (procedure === 'put_link') return changedLink(board, input);
  // On which day the next card comes only the service knows.
  if (procedure === 'repeat_card')
    return input.rule === null ? [{ of: 'card', id: input.card_id, set: { repeats: null } }] : [];
  if (procedure === 'change_checklist') return changedChecklist(board, input);
  if (procedure === 'set_card_cover')
    return board.cards.has(input.card_id)
      ? [{ of: 'card', id: input.card_id, set: { cover: input.attachment_id } }]
      : [];
  return changesOfBoard(command, board);
};

/** The predicted effect of a command on a board; empty where only the service knows it. */
export const changesOf = (command: BoardCommand, board: Board): ProjectChange[] => {
  const { procedure, input } = command;
  if (procedure === 'create_card') return created(board, input);
  if (procedure === 'move_cards') return moved(board, input);
  if (procedure === 'update_cards') return updated(board, input);
  if (procedure === 'put_cards') return put(board, input);
  if (procedure === 'apply_proposal') return applied(board, input);
  if (procedure === 'save_card') return cardSaved(board, input);
  if (procedure === 'set_card_status') return statusSet(board, input);
  if (procedure === 'duplicate_card') return duplicated(board, input);
  if (procedure === 'delete_cards') return input.card_ids.map((id) => ({ of: 'card', id, set: null }));
  return changesOfContent(command, board);
};

/** The waiting commands of a board, in displayed form. */
export const waitingOf = (command: BoardCommand): WaitingCommand => ({
  id: command.input.command_id,
  changes: (board) => changesOf(command, board),
});
