import { z } from 'zod';

/** Input of undo and redo of one's last command. */
export const undoInput = {
  /** The sequence number up to which they see the project: later commands of theirs from elsewhere are left alone. */
  seen: z.int().min(0).optional(),
};
