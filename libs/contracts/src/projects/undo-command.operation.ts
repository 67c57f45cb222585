import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';
import { undoInput } from './undo-input.ts';

/** A command of its own under today's rights; what others have changed since is never overwritten. */
export const undoCommand = projectCommand({
  name: 'undo-command',
  summary: "Undoes the caller's last command in a project that is not undone yet.",
  least: 'member',
  input: {
    ...undoInput,
    /** The `command_id` of the one command to undo; without it, the caller's last one. */
    undoes: z.uuid().optional(),
  },
  errors: [boardErrors.nothing_to_undo, boardErrors.already_undone, boardErrors.changed_since],
});
