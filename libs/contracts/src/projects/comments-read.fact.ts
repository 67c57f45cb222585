import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const commentsRead = fact({
  name: 'projects.comments.read',
  version: 1,
  summary: 'A person has read the comments on a card; their other windows count again.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), projectId: z.uuid(), cardId: z.uuid(), number: z.int() }),
});
