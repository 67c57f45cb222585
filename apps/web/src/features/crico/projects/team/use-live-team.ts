import { useQueryClient } from '@tanstack/react-query';
import { useLiveRoom } from '../../../../shell/live/use-live.ts';
import { projectKey } from '../../area/data/projects.queries.ts';
import { invitesKey } from '../../area/invites/invites.queries.ts';

/** Keeps the shown team of a project and its invites up to date, also where its board is not open. */
export const useLiveTeam = (projectId: string): void => {
  const client = useQueryClient();
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: [...projectKey(projectId), 'team'] });
    void client.invalidateQueries({ queryKey: invitesKey });
  };
  useLiveRoom({
    room: `project:${projectId}`,
    facts: {
      'projects.project.changed': ({ delta }) => {
        if (delta.changes.some(({ of }) => of === 'team')) readAgain();
      },
      'projects.project-person.changed': readAgain,
    },
    onStale: readAgain,
    onClosed: readAgain,
  });
};
