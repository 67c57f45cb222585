import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow, ProjectRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { readBoard } from '@nivel/contracts/projects/read-board.operation';

/** In the order in which packed cards name them. */
export const priorities = ['low', 'medium', 'high', 'critical'] as const satisfies readonly CardRow['priority'][];

export type BoardPage = OutputOf<typeof readBoard>;

/** A project as this page holds it: rows by id, as they were at a sequence number. */
export interface Board {
  readonly sequence: number;
  readonly role: ProjectRole;
  readonly project: ProjectRow;
  readonly lists: ReadonlyMap<string, ListRow>;
  readonly cards: ReadonlyMap<string, CardRow>;
}

/** Positions are ASCII, so that the order of their units is that of their bytes. */
export const byPosition = (one: { position: string }, other: { position: string }): number =>
  one.position < other.position ? -1 : 1;

/** The cards of a list, from top to bottom. */
export const cardsIn = ({ cards }: Board, listId: string): CardRow[] =>
  [...cards.values()].filter(({ list_id: one }) => one === listId).sort(byPosition);

const unpacked = ({ lists, people }: BoardPage, packed: BoardPage['cards'][number]): CardRow => {
  const [id, number, list, position, title, priority, person, start_on, due_on, progress, blocked_reason] = packed;
  const assignee = person === null ? null : (people[person] ?? null);
  const list_id = lists[list]?.id ?? '';
  const row = { id, number, list_id, position, title, assignee, start_on, due_on, progress, blocked_reason };
  return { ...row, priority: priorities[priority] ?? 'low' };
};

/** The board that pages make, as of the sequence number of the first; undefined without a page. */
export const boardOf = (pages: readonly BoardPage[]): Board | undefined => {
  const [first] = pages;
  if (!first) return undefined;
  const { sequence, role, project } = first;
  const lists = new Map(first.lists.map((list) => [list.id, list]));
  const cards = pages.flatMap((page) => page.cards.map((card) => unpacked(page, card)));
  return { sequence, role, project, lists, cards: new Map(cards.map((card) => [card.id, card])) };
};

/** A change of a row that is not held says all of it, or is about what is gone. */
const isWhole = <Row extends { id: string; position: string }>(row: { id: string } & Partial<Row>): row is Row =>
  row.position !== undefined;

const put = <Row extends { id: string; position: string }>(
  rows: Map<string, Row>,
  id: string,
  set: Partial<Omit<Row, 'id'>> | null,
): void => {
  const row = { id, ...rows.get(id), ...set } as { id: string } & Partial<Row>;
  if (set === null) rows.delete(id);
  else if (isWhole<Row>(row)) rows.set(id, row);
};

/** The board after changes; rows that they do not name stay the same objects. */
export const withChanges = (board: Board, changes: readonly ProjectChange[]): Board => {
  if (changes.length === 0) return board;
  const [lists, cards] = [new Map(board.lists), new Map(board.cards)];
  for (const change of changes) {
    if (change.of === 'card') put(cards, change.id, change.set);
    else put(lists, change.id, change.set);
  }
  return { ...board, lists, cards };
};

/** A command of this page, as far as a board is concerned. */
interface WaitingCommand {
  readonly id: string;
  /** What it will do to a board, as far as this page can say. */
  readonly changes: (board: Board) => readonly ProjectChange[];
}

/** What is held of a project while it is open. */
export interface Held {
  /** What the service has said. */
  readonly board: Board;
  /** Deltas that came before one that is still missing. */
  readonly ahead: readonly ProjectDelta[];
  /** Own commands, in their order, whose delta is not there yet. */
  readonly waiting: readonly WaitingCommand[];
}

/** Applies deltas by sequence: what is known changes nothing, what is too early waits, and own commands are done. */
export const received = (held: Held, deltas: readonly ProjectDelta[]): Held => {
  const all = [...held.ahead, ...deltas].sort((one, other) => one.sequence - other.sequence);
  let { board } = held;
  for (const { sequence, changes } of all)
    if (sequence === board.sequence + 1) board = { ...withChanges(board, changes), sequence };
  const done = new Set(all.filter(({ sequence }) => sequence <= board.sequence).map((delta) => delta.command_id));
  return {
    board,
    ahead: all.filter(({ sequence }) => sequence > board.sequence),
    waiting: held.waiting.filter(({ id }) => !done.has(id)),
  };
};

/** Lets go of a command that was refused: what it showed is gone. */
export const withoutCommand = (held: Held, id: string): Held => ({
  ...held,
  waiting: held.waiting.filter((command) => command.id !== id),
});

/** What is on the screen: what the service has said, and on top of it what this page did meanwhile. */
export const shownBoard = ({ board, waiting }: Held): Board =>
  waiting.reduce((shown, { changes }) => withChanges(shown, changes(shown)), board);
