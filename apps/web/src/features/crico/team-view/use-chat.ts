import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { useSession } from '../../../shell/session/session.ts';
import { chatKey } from '../area/comments/comments.queries.ts';
import { useProject } from '../area/project/project-scene.ts';
import { useReading } from '../area/talk/use-reading.ts';
import type { ChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import { chatQuery } from './team-view.queries.ts';

const members = new Set(['member', 'lead', 'director']);

/** The messages in the open project's chat, and the data that they need. */
export const useChat = (search: string) => {
  const text = teamViewText.useText();
  const { board, people } = useProject();
  const client = useQueryClient();
  const state = useSession();
  const projectId = board.project.id;
  const query = useInfiniteQuery(chatQuery(projectId, search));
  const pages = query.data?.pages ?? [];
  const read = pages[0]?.read ?? 0;
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const last = messages.at(-1)?.number ?? 0;
  // Search results have hidden messages between them.
  const isShown = query.data !== undefined && !query.isPlaceholderData && search === '';
  useReading(projectId, {
    last: isShown ? last : 0,
    read,
    markRead: async (number) => siteClient.call('mark_chat_read', { project_id: projectId, number }),
  });
  const [readBefore, setReadBefore] = useState<number | null>(null);
  if (query.data && readBefore === null) setReadBefore(read);
  const called = new Map(pages.flatMap((page) => page.people.map(({ user_id, full_name }) => [user_id, full_name])));
  const scene: ChatScene = {
    projectId,
    userId: state.status === 'signed-in' ? state.user.id : '',
    readers: people.filter(({ roles }) => roles.some((role) => members.has(role))),
    pictureOf: (id) => people.find((one) => one.id === id)?.picture,
    nameOf: (id) => called.get(id) || people.find((one) => one.id === id)?.name || text.somebody,
    readBefore: readBefore ?? read,
    refresh: () => void client.invalidateQueries({ queryKey: chatKey(projectId) }),
  };
  return { query, messages, scene };
};
