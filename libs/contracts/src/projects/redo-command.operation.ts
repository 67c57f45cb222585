import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';
import { undoInput } from './undo-input.ts';

/** Possible until the caller does something else there. */
export const redoCommand = projectCommand({
  name: 'redo-command',
  summary: "Redoes the caller's last undone command in a project.",
  least: 'member',
  input: undoInput,
  errors: [boardErrors.nothing_to_redo, boardErrors.changed_since],
});
