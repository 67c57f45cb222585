import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { bookId } from './book-values.ts';

export const enterBook = operation({
  name: 'finance.enter-book',
  summary: 'The live room of the book, for administrators and managers.',
  door: { kind: 'room', room: 'book' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({ id: z.literal(bookId) }),
  output: z.strictObject({}),
  errors: [],
});
