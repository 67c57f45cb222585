import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';
import { keepUnread, notificationKeys } from './notifications.queries.ts';

/** The named ones, or all up to one that was seen. */
type Which = { readonly ids: string[] } | { readonly up_to: string };

/** Marks notifications as read. After a failure they stay unread, and are marked the next time. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: Which) => siteClient.call('mark_notifications_read', which),
    onSuccess: ({ unread }) => {
      keepUnread(client, unread);
      void client.invalidateQueries({ queryKey: notificationKeys.lists });
    },
  });
};
