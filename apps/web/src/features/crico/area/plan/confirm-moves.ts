import { changesOf, type BoardCommand } from '../board-model/board-commands.ts';
import type { Board } from '../board-model/board-store.ts';
import { askMoves } from './plan-question.store.ts';

/** Whether a board has automatic cards, or will have through a command. While a board is loading, moves are unknown. */
export const mayMoveOthers = (board: Board, command: BoardCommand): boolean =>
  board.isPartial !== true &&
  ([...board.cards.values()].some(({ is_automatic }) => is_automatic) ||
    changesOf(command, board).some((change) => change.of === 'card' && change.set?.is_automatic === true));

/**
 * Shows which other cards a command moves, before it is sent.
 *
 * @returns whether to send it
 */
export const confirmMoves = async (board: Board, command: BoardCommand): Promise<boolean> => {
  const preview = await import('./consequences.ts').catch(() => null);
  // The service moves them in any case; a question that does not arrive loses no command.
  if (preview === null) return true;
  const moves = preview.consequencesOf(board, command);
  return moves.length === 0 || askMoves(moves);
};
