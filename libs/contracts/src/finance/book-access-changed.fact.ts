import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

/** Published once this service itself decides by the new role, so that no socket is readmitted by the old one. */
export const bookAccessChanged = fact({
  name: 'finance.book-access.changed',
  version: 1,
  summary: 'Somebody may see more or less of the book than before.',
  audience: toUser('userId'),
  rechecks: { rooms: ['book', 'equity'], user: 'userId' },
  payload: z.strictObject({ userId: z.uuid() }),
});
