import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';

export type FoundPart = OutputOf<Procedures['search_curriculum']>['results'][number];

/** Parts that contain words. The last answer stays on screen while the next one loads. */
export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['learning', 'search', search],
    queryFn: async () => siteClient.call('search_curriculum', { search }),
    placeholderData: keepPreviousData,
  });
