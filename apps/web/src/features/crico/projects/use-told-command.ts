import { notify } from '../../../shell/toasts/toaster.ts';
import type { BoardCommand } from '../area/board-model/board-commands.ts';
import { failureToast, type Failed } from '../area/project/command-failure.ts';
import { useProject } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';

interface Told {
  readonly done?: { readonly title: string; readonly message: string };
  readonly failed: Failed;
  /** The label of the undo button, where undo is offered afterwards. */
  readonly undo?: string;
}

/** Performs commands on the open project, and reports when one is done, or why not. */
export const useToldCommand = () => {
  const shared = projectText.useText();
  const { session, board } = useProject();
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  /** The toast stays during later commands, and its undo reverts none of them. */
  const takeBack = (commandId: string) => {
    if (!session.outbox.isLast(commandId)) notify({ type: 'info', message: shared.notLast });
    else void told({ procedure: 'undo_command', input: session.undoInput(commandId) }, { failed: shared.failed.undo });
  };
  const told = async (given: BoardCommand, { done, failed, undo }: Told): Promise<void> => {
    const error = await session.perform(given);
    const action = undo !== undefined && { label: undo, run: () => takeBack(given.input.command_id) };
    if (error === null && done) notify({ type: 'success', ...done, ...(action && { action }) });
    const toast = error === null ? null : failureToast(error, failed, shared);
    if (toast) notify(toast);
  };
  return { command, told };
};
