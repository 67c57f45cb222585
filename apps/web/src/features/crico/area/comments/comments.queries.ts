import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { countComments } from '@nivel/contracts/projects/count-comments.operation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../data/projects.queries.ts';

/** The comments in a project, or on one card of it. */
export const commentsKey = (projectId: string, ...card: readonly string[]) =>
  [...projectKey(projectId), 'comments', ...card] as const;

/** The messages in the chat of a project's team. */
export const chatKey = (projectId: string) => [...projectKey(projectId), 'chat'] as const;

/** The comments on a card, newest page first. */
export const commentsQuery = (project_id: string, card_id: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(project_id, card_id),
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before }) =>
      siteClient.call('list_comments', { project_id, card_id, ...(before === undefined ? {} : { before }) }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** How many comments a card has, and how many of them this person has not read. */
export interface CommentCount {
  readonly total: number;
  readonly unread: number;
}

const asCounts = ({ cards }: OutputOf<typeof countComments>): ReadonlyMap<string, CommentCount> =>
  new Map(cards.map(([id, total, unread]) => [id, { total, unread }]));

/** The cards of a project that have comments. */
export const commentCountsQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'comment-counts'],
    queryFn: async () => siteClient.call('count_comments', { project_id }),
    select: asCounts,
  });
