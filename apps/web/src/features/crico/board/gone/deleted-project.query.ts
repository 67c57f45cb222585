import { ClientError } from '@nivel/client/client-error';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../limits/limits.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../../area/data/projects.queries.ts';

/** The person who deleted a project, read again while that is shown; refused where it is not there, or was never seen. */
export const deletedProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'deleted'],
    queryFn: async () => siteClient.call('read_deleted_project', { project_id: projectId }),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? limits.crico.board.deletedAgainMs : false),
  });

/** Whether a project is not in the trash, though it was closed here: it is restored. */
export const isBack = (error: unknown): boolean => error instanceof ClientError && error.code === 'project_not_deleted';
