import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

/** Only its hash is stored: the address is never shown again, and the one before ends. */
export const createCalendarFeed = operation({
  name: 'projects.create-calendar-feed',
  summary: "Makes a secret address at which other programs fetch the calendar of a project with the caller's rights.",
  door: { kind: 'procedure', procedure: 'create_calendar_feed' },
  policy: atLeast(project, 'reader', 'project_id'),
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    /** Complete, for use in other programs. */
    address: z.url(),
    created_at: z.iso.datetime(),
  }),
  errors: [],
});
