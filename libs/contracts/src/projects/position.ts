import { z } from 'zod';

/** The place of a thing among its neighbours: texts whose order, byte by byte, is the order on the screen. */
export const position = z.string().min(1).max(64);
