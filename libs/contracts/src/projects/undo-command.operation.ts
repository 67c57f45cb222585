import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';
import { undoInput } from './undo-input.ts';

/** A command of its own under today's rights; what others have changed since is never overwritten. */
export const undoCommand = projectCommand({
  name: 'undo-command',
  summary: "Takes back the caller's last command in a project that is not taken back yet.",
  least: 'member',
  input: undoInput,
  errors: [boardErrors.nothing_to_undo, boardErrors.changed_since],
});
