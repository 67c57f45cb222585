import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const itemAdded = fact({
  name: 'finance.item.added',
  version: 1,
  summary: 'Somebody added an item.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), itemId: z.uuid(), title: z.string() }),
});
