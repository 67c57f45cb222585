import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { organizationsQuery, type ListedOrganization } from '../data/crico.queries.ts';
import { usePermissions } from '../guard/guard.tsx';
import { placeOf } from './preferred-organization.ts';

interface Place {
  readonly organizations: readonly ListedOrganization[];
  /** The current organization; null in the personal place. */
  readonly organization: ListedOrganization | null;
  /** Whether they make projects there; guests see those to which they were invited. */
  readonly mayCreate: boolean;
  /** The address names an organization that is not theirs. */
  readonly isForeign: boolean;
  /** Goes to another place, and remembers it on this device. */
  readonly choose: (place: string) => void;
}

/** The current place: in an organization, or in their personal place. */
export const usePlace = (): Place => {
  const { user_id: userId } = usePermissions();
  const { organizations } = useSuspenseQuery(organizationsQuery()).data;
  const { organization } = useSearch({ strict: false });
  const { organizationId }: { readonly organizationId?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const key = `crico-place.${userId}`;
  const place = placeOf(organizations, organizationId ?? organization, readStored(key));
  const here = organizations.find(({ organization_id: id }) => id === place) ?? null;
  return {
    organizations,
    organization: here,
    mayCreate: here?.user_role !== 'guest',
    isForeign: place === null,
    choose: (chosen) => {
      writeStored(key, chosen);
      void navigate({ to: '/crico/dashboard', search: { organization: chosen } });
    },
  };
};
