import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const chatChanged = fact({
  name: 'projects.chat.changed',
  version: 1,
  summary: "Something became of a message of the team's chat. It says none of its words.",
  audience: { room: 'team-comments', field: 'projectId' },
  payload: z.strictObject({
    projectId: z.uuid(),
    messageId: z.uuid(),
    /** Who did it. */
    by: z.uuid(),
    what: z.enum(['added', 'edited', 'deleted', 'reacted']),
  }),
});
