import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { calendarFeedState } from './calendar-feed.ts';
import { project } from './memberships.ts';

export const readCalendarFeed = operation({
  name: 'projects.read-calendar-feed',
  summary: 'Whether the caller has an address for the calendar of a project, and since when; not which one.',
  door: { kind: 'procedure', procedure: 'read_calendar_feed' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: calendarFeedState,
  errors: [],
});
