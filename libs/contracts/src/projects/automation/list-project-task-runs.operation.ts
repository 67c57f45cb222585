import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { MOST_PROJECT_TASK_RUNS, projectTaskKind, projectTaskRun } from './project-task.ts';

export const listProjectTaskRuns = operation({
  name: 'projects.list-project-task-runs',
  summary: 'The last runs of a scheduled task of a project, newest first.',
  door: { kind: 'procedure', procedure: 'list_project_task_runs' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), kind: projectTaskKind }),
  output: z.strictObject({ runs: z.array(projectTaskRun).max(MOST_PROJECT_TASK_RUNS) }),
  errors: [],
});
