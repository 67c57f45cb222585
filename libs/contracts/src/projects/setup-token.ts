import { z } from 'zod';

/** The token of an installation as a person types it. */
export const setupToken = z.string().trim().max(200);
