import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { taskTime } from '../../kernel/task-time.ts';
import { project } from '../memberships.ts';
import { automationErrors } from './automation.errors.ts';
import { leadReportKind } from './project-task.ts';

/** An existing task of the kind gets the time, and the caller becomes its owner. */
export const setUpProjectTask = operation({
  name: 'projects.set-up-project-task',
  summary: 'Schedules a report to the directors and leads of a project, or changes its time.',
  door: { kind: 'procedure', procedure: 'set_up_project_task' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), kind: leadReportKind, time: taskTime }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [automationErrors.project_task_time_invalid, automationErrors.project_task_too_often],
});
