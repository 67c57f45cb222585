import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitesQuery } from '../area/invites/invites.queries.ts';
import { mentorsQuery, organizationsQuery, peopleQuery } from './admin.queries.ts';
import { tasksQuery } from './tasks/tasks.queries.ts';

/**
 * Starts what the panels above the last one show first. They are one under the other: a panel that grows when its answer comes
 * would move a button of the next one from under the pointer.
 *
 * @returns whether each has its answer, or failed once
 */
export const useFirstReads = (): boolean => {
  const [isRead, setIsRead] = useState(false);
  const reads = [
    useInfiniteQuery(peopleQuery('')),
    useInfiniteQuery(organizationsQuery('')),
    useQuery(invitesQuery(null)),
    useQuery(mentorsQuery()),
    useQuery(tasksQuery()),
  ];
  // For good: a panel that reads again after a failure must not take itself away.
  if (!isRead && reads.every(({ isPending, failureCount }) => !isPending || failureCount > 0)) setIsRead(true);
  return isRead;
};
