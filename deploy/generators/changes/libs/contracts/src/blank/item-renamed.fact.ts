import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const itemRenamed = fact({
  name: 'blank.item.renamed',
  version: 1,
  summary: 'Somebody gave an item another title.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), itemId: z.uuid(), title: z.string() }),
});
