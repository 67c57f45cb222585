import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { projectsErrors } from '../projects.errors.ts';
import { boardErrors } from '../board.errors.ts';
import { automationErrors } from './automation.errors.ts';
import { projectTaskKind } from './project-task.ts';

export const runProjectTask = operation({
  name: 'projects.run-project-task',
  summary: 'Does a scheduled task of a project now, beside its schedule; one that is paused is refused.',
  door: { kind: 'procedure', procedure: 'run_project_task' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    kind: projectTaskKind,
    /** Asked for again by the same id, it is done once. */
    run_id: z.uuid(),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [
    automationErrors.project_task_not_found,
    automationErrors.project_task_paused,
    automationErrors.automation_paused,
    automationErrors.report_without_recipients,
    boardErrors.id_taken,
    projectsErrors.project_without_emails,
    projectsErrors.too_many_emails,
  ],
});
