import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { commentsKey, commentsQuery } from '../../area/comments/comments.queries.ts';
import { leadsProject, mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { useReading } from '../../area/talk/use-reading.ts';
import { commentsText } from './comments-text.ts';
import { threadsOf, type CardThreads } from './thread-context.ts';

/** The comments on a card, and the data that its participants need. */
export const useCardThreads = (card: CardRow) => {
  const text = commentsText.useText();
  const { board, people } = useProject();
  const client = useQueryClient();
  const state = useSession();
  const projectId = board.project.id;
  const query = useInfiniteQuery(commentsQuery(projectId, card.id));
  const pages = query.data?.pages ?? [];
  const read = pages[0]?.read ?? 0;
  const last = Math.max(0, ...(pages[0]?.comments ?? []).map(({ number }) => number));
  useReading(projectId, {
    last,
    read: query.data ? read : last,
    markRead: async (number) =>
      siteClient.call('mark_comments_read', { project_id: projectId, card_id: card.id, number }),
  });
  const [readBefore, setReadBefore] = useState<number | null>(null);
  if (query.data && readBefore === null) setReadBefore(read);
  const called = new Map(pages.flatMap((page) => page.people.map(({ user_id, full_name }) => [user_id, full_name])));
  const talk: CardThreads = {
    projectId,
    cardId: card.id,
    userId: state.status === 'signed-in' ? state.user.id : '',
    isOfTeam: mayChangeCards(board),
    leads: leadsProject(board),
    directs: board.role === 'director',
    readers: (isTeamOnly) =>
      people.filter(({ roles }) => roles.some((role) => role !== 'reader' && !(isTeamOnly && role === 'guest'))),
    pictureOf: (id) => people.find((one) => one.id === id)?.picture,
    nameOf: (id) => called.get(id) || people.find((one) => one.id === id)?.name || text.somebody,
    readBefore: readBefore ?? read,
    refresh: () => void client.invalidateQueries({ queryKey: commentsKey(projectId, card.id) }),
  };
  return { talk, query, threads: threadsOf(pages) };
};
