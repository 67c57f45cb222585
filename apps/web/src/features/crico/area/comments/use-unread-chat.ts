import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { countComments } from '@nivel/contracts/projects/count-comments.operation';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '../board-model/board-store.ts';
import { commentCountsQuery } from './comments.queries.ts';

const unreadIn = ({ unread_chat: count }: OutputOf<typeof countComments>): number => count;

/** How many messages of the team's chat this person has not read; none while it is loading, and for people who only read. */
export const useUnreadChat = ({ project, role }: Board): number => {
  const enabled = role !== 'reader';
  return useQuery({ ...commentCountsQuery(project.id), select: unreadIn, enabled }).data ?? 0;
};
