import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { keepUnread, refetchNotifications } from './notifications.queries.ts';

/** Follows new notifications, and what another window did with them: the bell and an open list show it immediately. */
export const useLiveNotifications = (): void => {
  const client = useQueryClient();
  const keep = ({ unread }: { readonly unread: number }): void => keepUnread(client, unread);
  useLive({
    facts: { 'worker.notification.added': keep, 'worker.notifications.changed': keep },
    onStale: () => void refetchNotifications(client),
  });
};
