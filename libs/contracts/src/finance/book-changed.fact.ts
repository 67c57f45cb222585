import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { bookId } from './book-values.ts';

/** Says what changed, not how: an open window reads its displayed part again. */
export const bookChanged = fact({
  name: 'finance.book.changed',
  version: 1,
  summary: 'A lead, a contract or a payment was made, changed, deleted or restored.',
  audience: { room: 'book', field: 'bookId' },
  payload: z.strictObject({
    bookId: z.literal(bookId),
    entity: z.enum(['lead', 'contract', 'payment']),
    entityId: z.uuid(),
  }),
});
