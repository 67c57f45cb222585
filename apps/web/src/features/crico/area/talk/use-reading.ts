import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { commentCountsQuery } from '../comments/comments.queries.ts';

interface Reading {
  /** The number of the latest message. */
  readonly last: number;
  /** Up to where it is read already. */
  readonly read: number;
  readonly markRead: (number: number) => Promise<unknown>;
}

/** Marks visible messages as read while the person looks at them. */
export const useReading = (projectId: string, { last, read, markRead }: Reading): void => {
  const client = useQueryClient();
  const mark = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || last <= read) return;
    // After a failure it stays unread, and is marked the next time.
    await markRead(last).catch(() => null);
    void client.invalidateQueries({ queryKey: commentCountsQuery(projectId).queryKey });
  });
  useEffect(() => {
    void mark();
    const onVisible = () => void mark();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [last, read]);
};
