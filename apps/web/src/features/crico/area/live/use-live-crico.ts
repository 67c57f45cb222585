import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '../../../../shell/live/use-live.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { cricoKey, permissionsQuery } from '../data/crico.queries.ts';
import { storedBoards } from '../project/stored-boards.ts';
import { forgetOrganization } from './forget-organization.ts';

/** Follows the rights of the person here: revoked ones disappear from the screen immediately, and from the cache. */
export const useLiveCrico = (userId: string): void => {
  const text = cricoText.useText();
  const client = useQueryClient();
  // Their page may still be there while another is loaded: its data would only be refused.
  const lost = useRef(new Set<string>());
  useLive({
    facts: {
      'projects.person.changed': ({ isActive }) => {
        if (isActive) return;
        storedBoards.forgetAll();
        client.setQueryData(permissionsQuery(userId).queryKey, null);
        client.removeQueries({ queryKey: cricoKey, predicate: ({ queryKey }) => queryKey[1] !== 'permissions' });
      },
      'projects.organization-member.removed': ({ organizationId }) => {
        const lost = forgetOrganization(client, organizationId);
        if (lost) notify({ type: 'warning', message: text.organizationLost(lost.organization_name) });
      },
      // Reads the list of projects, and the person's rights in them, again.
      'projects.project-role.changed': ({ projectId }) => void lost.current.delete(projectId),
      'projects.project-role.lost': ({ projectId }) => {
        lost.current.add(projectId);
        void storedBoards.forget(userId, projectId);
      },
    },
    onStale: () =>
      void client.invalidateQueries({
        queryKey: cricoKey,
        predicate: ({ queryKey: [, of, id] }) => of !== 'project' || !lost.current.has(String(id)),
      }),
  });
};
