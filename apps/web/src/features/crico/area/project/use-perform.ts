import { ClientError } from '@nivel/client/client-error';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardCommand } from './board-commands.ts';
import type { BoardSession } from './board-session.ts';
import { projectText } from './project-text.ts';
import { STOPPED } from './waiting-command.ts';

/** Performs a command; what it is refused with is told. */
export const usePerform = (session: BoardSession) => {
  const text = projectText.useText();
  return async (command: BoardCommand, failed: string): Promise<boolean> => {
    const error = await session.perform(command);
    if (error === null) return true;
    // What depended on something that was refused is told with it.
    if (error instanceof ClientError && error.code === STOPPED) return false;
    const words = error instanceof ClientError ? text.errors[error.code] : undefined;
    const isNothing = error instanceof ClientError && error.code.startsWith('nothing_to_');
    if (words && isNothing) notify({ type: 'info', message: words });
    else notify({ type: 'error', title: failed, message: words ?? text.unknownError });
    return false;
  };
};
