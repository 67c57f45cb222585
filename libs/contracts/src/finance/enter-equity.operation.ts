import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';
import { bookId } from './book-values.ts';

export const enterEquity = operation({
  name: 'finance.enter-equity',
  summary: 'The live room of all assignments of equity, for administrators.',
  door: { kind: 'room', room: 'equity' },
  policy: administrator,
  repeat: 'safe',
  input: z.strictObject({ id: z.literal(bookId) }),
  output: z.strictObject({}),
  errors: [],
});
