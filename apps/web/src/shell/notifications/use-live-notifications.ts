import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { keepUnread, refetchNotifications } from './notifications.queries.ts';

/** Follows new notifications: the bell says it at once, an open list shows them. */
export const useLiveNotifications = (): void => {
  const client = useQueryClient();
  useLive({
    facts: { 'worker.notification.added': ({ unread }) => keepUnread(client, unread) },
    onStale: () => void refetchNotifications(client),
  });
};
