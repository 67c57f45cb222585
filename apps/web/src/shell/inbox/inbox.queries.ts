import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';
import { limits } from '../../limits/limits.ts';

const inboxKeys = {
  all: ['inbox'] as const,
  unread: ['inbox', 'unread'] as const,
  list: ['inbox', 'list'] as const,
};

/** Whoever was told how many notifications are unread says so here; the newest answer holds. */
export const keepUnread = (client: QueryClient, unread: number): void => {
  client.setQueryData(inboxKeys.unread, unread);
};

/** What was told may have changed: the list and the count are asked for again where they are shown. */
export const refetchInbox = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: inboxKeys.all });

/** How many notifications are unread. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: inboxKeys.unread,
    queryFn: async () => (await siteClient.call('list_notifications', { limit: 1 })).unread,
  });

/** The notification inbox, newest first, page by page. */
export const inboxQuery = () =>
  infiniteQueryOptions({
    queryKey: inboxKeys.list,
    queryFn: async ({ client, pageParam }) => {
      const page = await siteClient.call('list_notifications', {
        limit: limits.inbox.pageSize,
        ...(pageParam && { before: pageParam }),
      });
      keepUnread(client, page.unread);
      return page.notifications;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (notifications) =>
      notifications.length < limits.inbox.pageSize ? undefined : notifications.at(-1)?.id,
  });
