import { z } from 'zod';

/** What somebody says who takes back, or does again, what they did last. */
export const undoInput = {
  /** The sequence number up to which they see the project: what they did elsewhere after it is left alone. */
  seen: z.int().min(0).optional(),
};
