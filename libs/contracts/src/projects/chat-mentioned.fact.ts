import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** It says none of the words: readers with access fetch them. */
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
    /** The people who may read it, without the author. */
    mentioned: z.array(z.uuid()).min(1),
  }),
});
