import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { commentPerson } from '../comment-shape.ts';
import { project } from '../memberships.ts';
import { meetingRow } from './meeting-shape.ts';

/** Meetings in one answer. */
export const MOST_MEETINGS = 100;

/** Guests see those to which they are invited. */
export const listMeetings = operation({
  name: 'projects.list-meetings',
  summary: 'The meetings of a project that are not over and not cancelled, the next one first.',
  door: { kind: 'procedure', procedure: 'list_meetings' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    meetings: z.array(meetingRow).max(MOST_MEETINGS),
    /** Organizers and people invited. */
    people: z.array(commentPerson),
  }),
  errors: [],
});
