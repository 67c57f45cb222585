import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { boardErrors } from '../board.errors.ts';
import { project } from '../memberships.ts';
import { projectsErrors } from '../projects.errors.ts';
import { meetingBody, meetingRow } from './meeting-shape.ts';
import { meetingErrors } from './meeting.errors.ts';

/** The caller chooses the id. A repeated call with the same values changes nothing and invites nobody twice. */
export const saveMeeting = operation({
  name: 'projects.save-meeting',
  summary: 'Schedules a meeting of a project, or changes one; everybody invited gets an invitation by e-mail.',
  door: { kind: 'procedure', procedure: 'save_meeting' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    meeting_id: z.uuid(),
    /** The version that is changed; 0 for a new meeting. */
    base_version: z.int().min(0).max(1_000_000),
    ...meetingBody,
  }),
  output: meetingRow,
  errors: [
    boardErrors.id_taken,
    meetingErrors.meeting_not_found,
    meetingErrors.meeting_in_past,
    meetingErrors.meeting_people_left,
    meetingErrors.meeting_changed,
    meetingErrors.not_your_meeting,
    projectsErrors.too_many_emails,
  ],
});
