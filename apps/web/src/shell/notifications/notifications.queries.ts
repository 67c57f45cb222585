import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';
import { limits } from '../../limits/limits.ts';

const notificationKeys = {
  all: ['notifications'] as const,
  unread: ['notifications', 'unread'] as const,
  list: ['notifications', 'list'] as const,
};

/** Whoever was told how many notifications are unread says so here; the newest answer holds. */
export const keepUnread = (client: QueryClient, unread: number): void => {
  client.setQueryData(notificationKeys.unread, unread);
};

/** What was told may have changed: the list and the count are asked for again where they are shown. */
export const refetchNotifications = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: notificationKeys.all });

/** How many notifications are unread. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async () => (await siteClient.call('list_notifications', { limit: 1 })).unread,
  });

/** Notifications, newest first, page by page. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list,
    queryFn: async ({ client, pageParam }) => {
      const page = await siteClient.call('list_notifications', {
        limit: limits.notifications.pageSize,
        ...(pageParam && { before: pageParam }),
      });
      keepUnread(client, page.unread);
      return page.notifications;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (notifications) =>
      notifications.length < limits.notifications.pageSize ? undefined : notifications.at(-1)?.id,
  });
