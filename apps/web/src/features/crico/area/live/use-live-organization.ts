import { useQueryClient } from '@tanstack/react-query';
import { useLiveRoom } from '../../../../shell/live/use-live.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { organizationKey, organizationsQuery } from '../data/crico.queries.ts';
import { invitesKey } from '../invites/invites.queries.ts';
import { forgetOrganization } from './forget-organization.ts';

/** Follows the facts of an organization while it is shown: its name, its members, and the loss of the right to see it. */
export const useLiveOrganization = (id: string): void => {
  const text = cricoText.useText();
  const client = useQueryClient();
  const readInvites = () => void client.invalidateQueries({ queryKey: invitesKey });
  const readAgain = () => {
    readInvites();
    void client.invalidateQueries({ queryKey: organizationKey(id) });
    void client.invalidateQueries({ queryKey: organizationsQuery().queryKey });
  };
  useLiveRoom({
    room: `organization:${id}`,
    facts: {
      'projects.organization.changed': readAgain,
      'projects.organization-member.changed': readAgain,
      'projects.organization-invites.changed': readInvites,
    },
    onStale: readAgain,
    onClosed: () => {
      const lost = forgetOrganization(client, id);
      if (lost) notify({ type: 'warning', message: text.organizationLost(lost.organization_name) });
    },
  });
};
