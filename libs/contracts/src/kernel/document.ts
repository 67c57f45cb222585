import { z } from 'zod';

/** A text that programs fetch. The same text of the same state: an unchanged document is answered without it. */
export const documentText = z.strictObject({ text: z.string() });
