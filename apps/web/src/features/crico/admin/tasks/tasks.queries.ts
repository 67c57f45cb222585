import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

const tasksKey = [...cricoKey, 'scheduled-tasks'] as const;
/** Tasks run also without any action here. */
const FRESH_MS = 30_000;

/** The scheduled tasks of the installation. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: tasksKey,
    queryFn: async () => (await siteClient.call('list_scheduled_tasks', {})).tasks,
    refetchInterval: FRESH_MS,
  });

/** The last runs of one. */
export const taskRunsQuery = (name: string) =>
  queryOptions({
    queryKey: [...tasksKey, name],
    queryFn: async () => (await siteClient.call('list_scheduled_task_runs', { name })).runs,
  });
