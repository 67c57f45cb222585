import { z } from 'zod';

/** What documented procedures answer that only say whether it was done. Refusals are errors of the door. */
export const outcome = z.strictObject({ success: z.literal(true), error: z.null() });
export type Outcome = z.output<typeof outcome>;

export const DONE: Outcome = { success: true, error: null };
