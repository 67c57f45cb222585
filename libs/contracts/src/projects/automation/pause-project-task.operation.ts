import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationErrors } from './automation.errors.ts';
import { projectTaskKind } from './project-task.ts';

/** The person who resumes it owns it. */
export const pauseProjectTask = operation({
  name: 'projects.pause-project-task',
  summary: 'Pauses a scheduled task of a project, or resumes it.',
  door: { kind: 'procedure', procedure: 'pause_project_task' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), kind: projectTaskKind, is_paused: z.boolean() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [automationErrors.project_task_not_found],
});
