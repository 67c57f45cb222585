import type { ListedOrganization } from '../data/crico.queries.ts';

/** The value in an address, or on this device, for the personal place. */
export const personal = 'personal';

const isPlace = (organizations: readonly ListedOrganization[], id: unknown): id is string =>
  id === personal || organizations.some(({ organization_id: one }) => one === id);

/**
 * The present organization: the one in the address, else the person's last choice, else one they own, one they administer, or
 * the first.
 *
 * @returns the id of an organization, `personal`, or null where the address names one that is not theirs
 */
export const placeOf = (
  organizations: readonly ListedOrganization[],
  address: unknown,
  saved: unknown,
): string | null => {
  if (address !== undefined) return isPlace(organizations, address) ? address : null;
  if (isPlace(organizations, saved)) return saved;
  const byRole = (['owner', 'admin'] as const)
    .map((role) => organizations.find(({ user_role: one }) => one === role))
    .find((one) => one !== undefined);
  return (byRole ?? organizations[0])?.organization_id ?? personal;
};
