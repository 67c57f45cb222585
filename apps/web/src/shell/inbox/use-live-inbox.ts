import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { keepUnread, refetchInbox } from './inbox.queries.ts';

/** Follows what comes into the inbox: the bell says it at once, an open inbox shows it. */
export const useLiveInbox = (): void => {
  const client = useQueryClient();
  useLive({
    facts: { 'worker.notification.added': ({ unread }) => keepUnread(client, unread) },
    onStale: () => void refetchInbox(client),
  });
};
