import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listMyWork } from '@nivel/contracts/projects/list-my-work.operation';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoKey } from '../area/data/crico.queries.ts';

export type MyWork = OutputOf<typeof listMyWork>;
export type WorkCard = MyWork['mine'][number];
export type WaitingCard = MyWork['waiting'][number];

/** Others assign and unassign cards at any time, in projects whose live rooms this page is not in. */
export const myWorkQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'my-work'],
    queryFn: async () => siteClient.call('list_my_work', {}),
    staleTime: 0,
    refetchInterval: limits.crico.myWorkRefreshMs,
  });
