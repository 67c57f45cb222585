import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const revokeCalendarFeed = operation({
  name: 'projects.revoke-calendar-feed',
  summary: "Ends the caller's address for the calendar of a project.",
  door: { kind: 'procedure', procedure: 'revoke_calendar_feed' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
