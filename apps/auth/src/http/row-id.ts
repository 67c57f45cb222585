import { z } from 'zod';

/** Whether a text can be the id of a row; the database refuses to look for another. */
export const isRowId = (text: string): boolean => z.uuid().safeParse(text).success;
