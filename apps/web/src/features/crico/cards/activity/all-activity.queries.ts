import type { ActivityKind } from '@nivel/contracts/projects/activity-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listAllActivity } from '@nivel/contracts/projects/list-all-activity.operation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

export type ActivityPageOf = OutputOf<typeof listAllActivity>;

/** The history of all projects of the person here, newest first, in pages. */
export const allActivityQuery = (by: string | null, kind: ActivityKind | null) =>
  infiniteQueryOptions({
    queryKey: [...cricoKey, 'activity', by, kind],
    initialPageParam: null as ActivityPageOf['next'],
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_all_activity', { by, kind, ...(before && { before }) }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
