import type { BoardCommand } from './board-commands.ts';
import { cardsIn, type Board } from './board-store.ts';
import { uuidv7 } from './uuidv7.ts';

/** Whether a list has as many cards as it may have. */
export const isListFull = (board: Board, listId: string): boolean => {
  const limit = board.lists.get(listId)?.wip_limit ?? null;
  return limit !== null && cardsIn(board, listId).length >= limit;
};

/** The same command as a new one that exceeds the limit of its list on purpose; undefined for what counts no limit. */
export const withOverride = (command: BoardCommand): BoardCommand | undefined => {
  const { procedure, input } = command;
  const again = { command_id: uuidv7(), override_limit: true };
  if (procedure === 'create_card') return { procedure, input: { ...input, ...again } };
  if (procedure === 'move_cards') return { procedure, input: { ...input, ...again } };
  if (procedure === 'set_card_status') return { procedure, input: { ...input, ...again } };
  if (procedure === 'put_cards') return { procedure, input: { ...input, ...again } };
  if (procedure === 'apply_proposal') return { procedure, input: { ...input, ...again } };
  if (procedure === 'save_card') return { procedure, input: { ...input, ...again } };
  if (procedure === 'duplicate_card') return { procedure, input: { ...input, ...again } };
  return undefined;
};
