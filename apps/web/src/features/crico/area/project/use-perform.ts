import { ClientError } from '@nivel/client/client-error';
import type { ToastMessage } from '@nivel/ui/toast-queue';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../board-model/board-commands.ts';
import { confirmMoves, mayMoveOthers } from '../plan/confirm-moves.ts';
import type { BoardSession } from './board-session.ts';
import { failureToast, type Failed } from './command-failure.ts';
import { withOverride } from '../board-model/over-limit.ts';
import { leadsProject } from './project-scene.ts';
import { projectText } from './project-text.ts';

/** Whether the person may exceed the limit of a list. */
const mayExceed = (session: BoardSession): boolean => {
  const state = session.state.read();
  return state.status === 'open' && leadsProject(state.board);
};

/**
 * Performs a command after its side effects are shown and confirmed; a refusal is reported. If another person filled the list
 * first, leads are asked whether to exceed its limit.
 *
 * @param more the rest of the text of a refusal
 * @returns whether the first attempt succeeded; `done` is called with the command's id also when a later one does
 */
export const usePerform = (session: BoardSession) => {
  const text = projectText.useText();
  const perform = async (
    command: BoardCommand,
    failed: Failed,
    done?: (commandId: string) => void,
    more?: (error: unknown) => Partial<ToastMessage>,
  ): Promise<boolean> => {
    const state = session.state.read();
    const mayMove = state.status === 'open' && mayMoveOthers(state.board, command);
    if (mayMove && !(await confirmMoves(state.board, command))) return false;
    const error = await session.perform(command);
    if (error === null) {
      done?.(command.input.command_id);
      return true;
    }
    const toast = failureToast(error, failed, text);
    const isFull = error instanceof ClientError && error.code === 'list_full';
    const beyond = isFull && mayExceed(session) ? withOverride(command) : undefined;
    const run = () => {
      void session.outbox.dismiss([command.input.command_id]);
      if (beyond) void perform(beyond, failed, done, more);
    };
    if (toast) notify({ ...toast, ...more?.(error), ...(beyond && { action: { label: text.limit.exceed, run } }) });
    return false;
  };
  return perform;
};
