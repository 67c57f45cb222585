import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '../../../limits/limits.ts';
import { senderOf } from '../area/project/senders.ts';
import { useLiveRoom } from '../../../shell/live/use-live.ts';
import { dashboardQuery } from '../area/data/projects.queries.ts';
import { BoardSession, type BoardState } from '../area/project/board-session.ts';

/** What is counted of a board in other places is read again once the board has come to rest. */
const useFreshCounts = (state: BoardState): void => {
  const client = useQueryClient();
  const cards = state.status === 'open' ? state.board.cards : undefined;
  useEffect(() => {
    if (!cards) return undefined;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: dashboardQuery().queryKey }),
      limits.crico.board.countsMs,
    );
    return () => clearTimeout(timer);
  }, [client, cards]);
};

/** A project while its page is there: read, followed live, and left. */
export const useBoardSession = (
  projectId: string,
  userId: string,
): { readonly session: BoardSession; readonly state: BoardState } => {
  const [session] = useState(() => new BoardSession(projectId, senderOf(userId)));
  const state = session.state.use();
  useEffect(() => {
    void session.load();
    return () => session.leave();
  }, [session]);
  useLiveRoom({
    room: `project:${projectId}`,
    facts: { 'projects.project.changed': ({ delta }) => session.receive(delta) },
    onStale: () => void session.catchUp(),
    onClosed: () => void session.close(),
  });
  useFreshCounts(state);
  return { session, state };
};
