import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const teamEmailSent = fact({
  name: 'projects.team-email.sent',
  version: 1,
  summary: 'A director or lead of a project wrote an e-mail to members of it.',
  payload: z.strictObject({
    projectId: z.uuid(),
    projectName: z.string(),
    senderName: z.string(),
    /** Members of the project when it was written. */
    to: z.array(z.uuid()).min(1),
    /** One line. */
    subject: z.string(),
    /** Words and lines: nothing in it is markup. */
    text: z.string(),
  }),
});
