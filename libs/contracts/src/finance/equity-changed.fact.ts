import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { bookId } from './book-values.ts';

/** Says which, not how: an open window of an administrator reads it. */
export const equityChanged = fact({
  name: 'finance.equity.changed',
  version: 1,
  summary: 'An assignment of equity was made, changed, ended, restored or anonymised.',
  audience: { room: 'equity', field: 'bookId' },
  payload: z.strictObject({ bookId: z.literal(bookId), assignmentId: z.uuid() }),
});
