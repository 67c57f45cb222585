import type { ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../data/projects.queries.ts';

const tasksKey = (projectId: string) => [...projectKey(projectId), 'tasks'] as const;
/** Tasks run also without any action here. */
const FRESH_MS = 60_000;

/** The scheduled tasks of a project. */
export const projectTasksQuery = (project_id: string) =>
  queryOptions({
    queryKey: tasksKey(project_id),
    queryFn: async () => (await siteClient.call('list_project_tasks', { project_id })).tasks,
    refetchInterval: FRESH_MS,
  });

/** The last runs of one. */
export const projectTaskRunsQuery = (project_id: string, kind: ProjectTaskKind) =>
  queryOptions({
    queryKey: [...tasksKey(project_id), kind],
    queryFn: async () => (await siteClient.call('list_project_task_runs', { project_id, kind })).runs,
  });
