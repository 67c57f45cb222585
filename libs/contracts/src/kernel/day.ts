import { z } from 'zod';

/** A day without a zone. */
export const day = z.iso.date();
