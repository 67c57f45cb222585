import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { allOrganizationsKey, cricoKey } from '../area/data/crico.queries.ts';

const { peoplePage, actsPage } = limits.crico;

export const peopleKey = [...cricoKey, 'people'] as const;

/** The people of Crico by name, those whose name or address contains some words, removed ones among them, page by page. */
export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, search],
    queryFn: async ({ pageParam }) =>
      siteClient.call('search_people', { search, limit: peoplePage, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
  });

/** All organizations by name, those whose name has some words in it, page by page. */
export const organizationsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...allOrganizationsKey, search],
    queryFn: async ({ pageParam }) =>
      siteClient.call('list_organizations', { search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
  });

/** The people who answer the questions of learners. */
export const mentorsQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'mentors'],
    queryFn: async () => (await siteClient.call('list_mentors', {})).mentors,
  });

/** Actions with the rights of administrators, newest first, page by page. */
export const actsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...cricoKey, 'acts'],
    queryFn: async ({ pageParam }) =>
      siteClient.call('list_administrative_acts', { limit: actsPage, ...(pageParam && { before: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ acts }) => (acts.length < actsPage ? undefined : acts.at(-1)?.id),
  });
