import { z } from 'zod';

/** Where something stands among its neighbours: texts whose order, byte by byte, is the order on the screen. */
export const position = z.string().min(1).max(64);
