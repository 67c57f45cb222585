import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { meetingErrors } from './meeting.errors.ts';

export const cancelMeeting = operation({
  name: 'projects.cancel-meeting',
  summary: 'Cancels a meeting of a project; everybody invited is notified by e-mail.',
  door: { kind: 'procedure', procedure: 'cancel_meeting' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), meeting_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [meetingErrors.meeting_not_found, meetingErrors.not_your_meeting],
});
