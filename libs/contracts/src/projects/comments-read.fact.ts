import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const commentsRead = fact({
  name: 'projects.comments.read',
  version: 1,
  summary: 'Somebody has read what was said about a card; their other windows count anew.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), projectId: z.uuid(), cardId: z.uuid(), number: z.int() }),
});
