import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** Published for projects with an active rule that follows comments. */
export const automationCommentAdded = fact({
  name: 'projects.automation.comment-added',
  version: 1,
  summary: 'Somebody, or a rule, commented on a card of a project whose automation rules follow comments.',
  payload: z.strictObject({
    projectId: z.uuid(),
    commentId: z.uuid(),
    /** Rules that led to it one after the other; 0: a person wrote it. */
    depth: z.int().min(0),
  }),
});
