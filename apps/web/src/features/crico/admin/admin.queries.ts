import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoKey, type Person } from '../area/data/crico.queries.ts';

const { peoplePage, actsPage } = limits.crico;

export const peopleKey = [...cricoKey, 'people'] as const;

/** The people of Crico by name, those who were removed among them, page by page. */
export const peopleQuery = () =>
  infiniteQueryOptions({
    queryKey: peopleKey,
    queryFn: async ({ pageParam }) =>
      siteClient.rows<Person>('crico_users', { order: 'full_name.asc,id.asc', limit: peoplePage, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < peoplePage ? undefined : pages.length * peoplePage),
  });

/** What was done with the rights of administrators, newest first, page by page. */
export const actsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...cricoKey, 'acts'],
    queryFn: async ({ pageParam }) =>
      (await siteClient.call('list_administrative_acts', { limit: actsPage, ...(pageParam && { before: pageParam }) }))
        .acts,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < actsPage ? undefined : last.at(-1)?.id),
  });
