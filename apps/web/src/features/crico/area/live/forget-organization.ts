import type { QueryClient } from '@tanstack/react-query';
import { organizationKey, organizationsQuery, type ListedOrganization } from '../data/crico.queries.ts';

/**
 * Lets go of all that is held of an organization.
 *
 * @returns the organization, if it was still shown
 */
export const forgetOrganization = (client: QueryClient, id: string): ListedOrganization | undefined => {
  const { queryKey } = organizationsQuery();
  const known = client.getQueryData(queryKey);
  const lost = known?.organizations.find(({ organization_id: one }) => one === id);
  if (known && lost) {
    const organizations = known.organizations.filter((one) => one !== lost);
    client.setQueryData(queryKey, { ...known, organizations });
  }
  client.removeQueries({ queryKey: organizationKey(id) });
  return lost;
};
