import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { boardErrors } from '../board.errors.ts';
import { project } from '../memberships.ts';
import { projectsErrors } from '../projects.errors.ts';
import { automationErrors } from './automation.errors.ts';
import { reportRecipients } from './project-task.ts';

export const sendEmailReport = operation({
  name: 'projects.send-email-report',
  summary: 'Sends the e-mail report of a project to members, once and now.',
  door: { kind: 'procedure', procedure: 'send_email_report' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    /** Asked for again by the same id, it is sent once. */
    run_id: z.uuid(),
    recipients: reportRecipients,
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [
    automationErrors.report_recipient_left,
    boardErrors.id_taken,
    projectsErrors.project_without_emails,
    projectsErrors.too_many_emails,
  ],
});
