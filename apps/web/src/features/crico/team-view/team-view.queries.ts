import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { chatKey } from '../area/comments/comments.queries.ts';
import { historyKey, projectKey } from '../area/data/projects.queries.ts';

/** The team's activity in 7 days, and its meeting address. */
export const teamNumbersQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'team-view'],
    queryFn: async () => siteClient.call('read_team_view', { project_id }),
    refetchInterval: limits.crico.teamNumbersMs,
    staleTime: 0,
  });

/** The latest changes of the cards of a project. */
export const latestActivityQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...historyKey(project_id), 'latest'],
    queryFn: async () => siteClient.call('list_activity', { project_id, limit: 20 }),
    staleTime: 0,
  });

/** The messages of the chat, newest page first; with words, those that contain them. */
export const chatQuery = (project_id: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...chatKey(project_id), search],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_chat_messages', { project_id, search, ...(before === undefined ? {} : { before }) }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
