import type { ActivityKind } from '@nivel/contracts/projects/activity-values';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { historyKey, projectKey } from '../area/data/projects.queries.ts';

/** A card's data that a board does not have. A text that changed since is read again; meanwhile the previous one is shown. */
export const cardQuery = (projectId: string, { id, description_version, notes_version }: CardRow) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'card', id, description_version, notes_version],
    queryFn: async () => siteClient.call('read_card', { project_id: projectId, card_id: id }),
    placeholderData: keepPreviousData,
  });

/** The history of a card, newest first, in pages. */
export const cardHistoryQuery = (project_id: string, card_id: string) =>
  infiniteQueryOptions({
    queryKey: [...historyKey(project_id), card_id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_card_history', { project_id, card_id, ...(before === undefined ? {} : { before }) }),
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.sequence : undefined),
    staleTime: 0,
  });

/** The history of the cards of a project, newest first, in pages. */
export const activityQuery = (project_id: string, by: string | null, kind: ActivityKind | null) =>
  infiniteQueryOptions({
    queryKey: [...historyKey(project_id), 'activity', by, kind],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_activity', { project_id, by, kind, ...(before === undefined ? {} : { before }) }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
