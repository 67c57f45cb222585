import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listDeletedProjects } from '@nivel/contracts/projects/list-deleted-projects.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

export type DeletedProject = OutputOf<typeof listDeletedProjects>['projects'][number];

/** The projects in the trash that the caller may restore, the last one deleted first. */
export const deletedProjectsQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'deleted-projects'],
    queryFn: async () => siteClient.call('list_deleted_projects', {}),
  });
