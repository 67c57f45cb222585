import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useLive, useLiveRoom } from '../../../../shell/live/use-live.ts';
import { dashboardQuery } from '../data/projects.queries.ts';
import { usePlace } from '../organization/use-place.ts';

const { countsMs } = limits.crico.board;

/** Reads the list of projects once for all that comes within a second; a hidden page, once it is visible. */
const refreshSoon = (client: QueryClient, timer: { current: ReturnType<typeof setTimeout> | undefined }): void => {
  timer.current ??= setTimeout(() => {
    timer.current = undefined;
    const { queryKey } = dashboardQuery();
    void client.invalidateQueries({ queryKey, refetchType: document.hidden ? 'none' : 'active' });
  }, countsMs);
};

const useRefresh = () => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return () => refreshSoon(client, timer);
};

const OrganizationRoom = ({ id, onNews }: { readonly id: string; readonly onNews: () => void }) => {
  useLiveRoom({
    room: `organization-projects:${id}`,
    facts: { 'projects.organization-project.changed': onNews },
    // What happened between the reading of the list and the joining of the room was published to nobody here.
    onStale: onNews,
    onClosed: () => undefined,
  });
  return null;
};

/**
 * Updates the list of projects when others change one: the person's own, and those that all members of their organizations see.
 */
export const LiveProjects = () => {
  const refresh = useRefresh();
  const { organizations } = usePlace();
  useLive({ facts: { 'projects.own-project.changed': () => undefined }, onStale: refresh });
  return organizations
    .filter(({ user_role: role }) => role !== 'guest')
    .map(({ organization_id: id }) => <OrganizationRoom key={id} id={id} onNews={refresh} />);
};
