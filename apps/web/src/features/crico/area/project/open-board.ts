import { behind, shownBoard, type Board, type OptimisticBoard } from '../board-model/board-store.ts';
import type { RefusedCommand } from '../outbox/waiting-command.ts';

/** The state of a project that is opened. */
export type BoardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** The board is not (or no longer) for this person. */
  | { readonly status: 'closed'; readonly texts: readonly string[] }
  | OpenBoard;

/** A displayed board, and how far it is behind the service's state. */
export interface OpenBoard {
  readonly status: 'open';
  readonly board: Board;
  /** Own commands that are not answered. */
  readonly waiting: number;
  /** Commands of others that are known to be missing. */
  readonly behind: number;
  /** Refused own commands, until the person has read the reason. */
  readonly refused: readonly RefusedCommand[];
  /**
   * When the shown copy was saved, in milliseconds since 1970, if there was no answer; null: the board is as the service has
   * it.
   */
  readonly asOf: number | null;
  /** Why it could not be brought up to date, although the server answered; null: it could. */
  readonly trouble: unknown;
}

/** A board with own commands applied, and how far it is behind the service's state. */
export const openBoardOf = (
  held: OptimisticBoard,
  about: Pick<OpenBoard, 'refused' | 'asOf' | 'trouble'>,
): OpenBoard => ({
  status: 'open',
  board: shownBoard(held),
  waiting: held.waiting.length,
  behind: behind(held),
  ...about,
});
