import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationErrors } from './automation.errors.ts';
import { emailReportSchedule } from './project-task.ts';

/** A project has one such schedule. A caller cannot replace a schedule that they have not seen. */
export const scheduleEmailReport = operation({
  name: 'projects.schedule-email-report',
  summary: 'Has the e-mail report of a project sent to members at set times, or changes when and to whom.',
  door: { kind: 'procedure', procedure: 'schedule_email_report' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    ...emailReportSchedule.shape,
    /** The schedule that the caller changes, as they saw it; null: they saw none. */
    seen: emailReportSchedule.nullable(),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [
    automationErrors.project_task_changed,
    automationErrors.project_task_time_invalid,
    automationErrors.project_task_too_often,
    automationErrors.report_recipient_left,
  ],
});
