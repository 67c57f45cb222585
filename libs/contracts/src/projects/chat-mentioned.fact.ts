import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** It says none of the words: those are read, by whoever may. */
export const chatMentioned = fact({
  name: 'projects.chat.mentioned',
  version: 1,
  summary: "Somebody mentioned others in the chat of a project's team.",
  payload: z.strictObject({
    projectId: z.uuid(),
    projectName: z.string(),
    messageId: z.uuid(),
    authorId: z.uuid(),
    authorName: z.string(),
    /** Who may read it; without whoever wrote it. */
    mentioned: z.array(z.uuid()).min(1),
  }),
});
