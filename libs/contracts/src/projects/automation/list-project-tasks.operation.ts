import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { projectTask } from './project-task.ts';

export const listProjectTasks = operation({
  name: 'projects.list-project-tasks',
  summary: 'The scheduled tasks that a project has set up: when each is done next, and what became of it last.',
  door: { kind: 'procedure', procedure: 'list_project_tasks' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ tasks: z.array(projectTask) }),
  errors: [],
});
