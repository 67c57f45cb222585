import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../limits/limits.ts';
import { senderOf } from '../area/outbox/senders.ts';
import { useLive, useLiveRoom } from '../../../shell/live/use-live.ts';
import { useFreshFileCounts } from '../area/project/use-file-counts.ts';
import { attachmentsKey, dashboardQuery, historyKey, projectKey } from '../area/data/projects.queries.ts';
import { BoardSession } from '../area/project/board-session.ts';
import type { BoardState } from '../area/project/open-board.ts';

/** Reads counts of a board in other places again after a pause without changes. */
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

/** Cards come back with their files by these. */
const returns = new Set(['restore-cards', 'restore-list', 'undo-command', 'redo-command']);

/**
 * The data of the project beside its board: settings, team and files are published without values, and history is the log
 * itself.
 */
const useFreshProject = (projectId: string) => {
  const client = useQueryClient();
  const countFiles = useFreshFileCounts(projectId);
  return ({ kind, changes }: ProjectDelta): void => {
    if (returns.has(kind) || changes.some(({ of }) => of === 'attachment')) countFiles();
    const isTold = changes.some(({ of }) => of === 'settings' || of === 'team');
    void client.invalidateQueries({ queryKey: isTold ? projectKey(projectId) : historyKey(projectId) });
    for (const { of, id } of changes)
      if (of === 'attachment') void client.invalidateQueries({ queryKey: attachmentsKey(projectId, id) });
  };
};

/** A project while its page is open: read, followed live, and left. */
export const useBoardSession = (
  projectId: string,
  userId: string,
): { readonly session: BoardSession; readonly state: BoardState } => {
  const [session] = useState(() => new BoardSession(userId, projectId, senderOf(userId)));
  const state = session.state.use();
  const client = useQueryClient();
  const refresh = useFreshProject(projectId);
  useEffect(() => {
    void session.load();
    // A page that is back at the network does not wait for the next try.
    const onReturn = () => void session.catchUp();
    addEventListener('online', onReturn);
    return () => {
      removeEventListener('online', onReturn);
      session.leave();
    };
  }, [session]);
  useLiveRoom({
    room: `project:${projectId}`,
    facts: {
      'projects.project.changed': ({ delta }) => {
        session.receive(delta);
        refresh(delta);
      },
      'projects.project-person.changed': () => void client.invalidateQueries({ queryKey: projectKey(projectId) }),
    },
    onStale: () => {
      void session.catchUp();
      void client.invalidateQueries({ queryKey: attachmentsKey(projectId) });
    },
    onClosed: () => void session.close(),
  });
  useLive({
    facts: {
      'projects.project-role.changed': ({ projectId: changed, role }) => {
        if (changed === projectId) session.takeRole(role);
      },
    },
    // If the team has changed meanwhile, the role is read again with the board.
    onStale: () => undefined,
  });
  useFreshCounts(state);
  return { session, state };
};
