import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const chatRead = fact({
  name: 'projects.chat.read',
  version: 1,
  summary: "A person has read the chat of a project's team; their other windows count again.",
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), projectId: z.uuid(), number: z.int() }),
});
