import { z } from 'zod';

/** Whether a text can be the id of a row; the database refuses a query with any other text. */
export const isRowId = (text: string): boolean => z.uuid().safeParse(text).success;
