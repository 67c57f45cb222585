import { z } from 'zod';

/** The token of an installation as somebody types it. */
export const setupToken = z.string().trim().max(200);
