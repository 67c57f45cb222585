import { rowsOf, withChanges, type BoardPage, type BoardRows } from '@nivel/contracts/projects/board-rows';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';

/** A project as this page holds it, at a sequence number. */
export interface Board extends BoardRows {
  readonly sequence: number;
  readonly role: ProjectRole;
  /** The pages after the first are still to come: a card that is not here may exist. */
  readonly isPartial?: true;
}

/** Positions are ASCII, so that the order of their units is that of their bytes. */
export const byPosition = (one: { position: string }, other: { position: string }): number =>
  one.position < other.position ? -1 : 1;

/** The cards of a list, from top to bottom. */
export const cardsIn = ({ cards }: Board, listId: string): CardRow[] =>
  [...cards.values()].filter(({ list_id: one }) => one === listId).sort(byPosition);

/** The board that pages make, as of the sequence number of the first; undefined without a page. */
export const boardOf = (pages: readonly BoardPage[]): Board | undefined => {
  const [first, rows] = [pages[0], rowsOf(pages)];
  return first && rows && { sequence: first.sequence, role: first.role, ...rows };
};

/** The part of this page's command that matters for a board. */
export interface WaitingCommand {
  readonly id: string;
  /** Its predicted effect on a board. */
  readonly changes: (board: Board) => readonly ProjectChange[];
}

/** The loaded state of a project while it is open. */
export interface OptimisticBoard {
  /** The service's state. */
  readonly board: Board;
  /** Deltas that came before one that is still missing. */
  readonly ahead: readonly ProjectDelta[];
  /** Own commands, in their order, whose delta is not there yet. */
  readonly waiting: readonly WaitingCommand[];
}

/** Applies deltas by sequence: known deltas change nothing, early ones wait, and own commands are done. */
export const received = (held: OptimisticBoard, deltas: readonly ProjectDelta[]): OptimisticBoard => {
  const all = [...held.ahead, ...deltas].sort((one, other) => one.sequence - other.sequence);
  // A delta about a card whose page is still to come would be lost, and that page may be older than the delta.
  if (held.board.isPartial) return { ...held, ahead: all };
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

/** Lets go of a command that was refused: its effect is reverted. */
export const withoutCommand = (held: OptimisticBoard, id: string): OptimisticBoard => ({
  ...held,
  waiting: held.waiting.filter((command) => command.id !== id),
});

/** How many commands of others are missing, according to the early deltas. */
export const behind = ({ board, ahead }: OptimisticBoard): number =>
  ahead.length === 0 ? 0 : Math.max(...ahead.map(({ sequence }) => sequence)) - board.sequence - ahead.length;

/** The displayed state: the service's state, with this page's pending changes on top of it. */
export const shownBoard = ({ board, waiting }: OptimisticBoard): Board =>
  waiting.reduce((shown, { changes }) => withChanges(shown, changes(shown)), board);
