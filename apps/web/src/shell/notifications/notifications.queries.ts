import type { InboxPart } from '@nivel/contracts/worker/notification';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';
import { limits } from '../../limits/limits.ts';

export const notificationKeys = {
  all: ['notifications'] as const,
  unread: ['notifications', 'unread'] as const,
  lists: ['notifications', 'list'] as const,
};

/** Callers that receive the number of unread notifications report it here; the newest answer holds. */
export const keepUnread = (client: QueryClient, unread: number): void => {
  client.setQueryData(notificationKeys.unread, unread);
};

/** The messages may have changed: displayed lists and counts are requested again. */
export const refetchNotifications = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: notificationKeys.all });

/** How many notifications are unread. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async () => (await siteClient.call('list_notifications', { limit: 1 })).unread,
  });

/** Notifications of a part of the inbox, newest first, page by page. */
export const notificationsQuery = (part: InboxPart = 'inbox') =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.lists, part],
    queryFn: async ({ client, pageParam }) => {
      const page = await siteClient.call('list_notifications', {
        part,
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
