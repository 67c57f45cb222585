import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

/** The caller's requested copies that are still being made. */
export const copiesQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'project-copies'],
    queryFn: async () => siteClient.call('list_project_copies', {}),
  });
