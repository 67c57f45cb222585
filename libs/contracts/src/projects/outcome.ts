import { z } from 'zod';

/** The answer of documented procedures that only report whether it was done. Refusals are errors of the door. */
export const outcome = z.strictObject({ success: z.literal(true), error: z.null() });
export type Outcome = z.output<typeof outcome>;

export const DONE: Outcome = { success: true, error: null };
