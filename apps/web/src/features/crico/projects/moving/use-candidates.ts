import { useQuery } from '@tanstack/react-query';
import { organizationQuery } from '../../area/data/crico.queries.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { usePlace } from '../../area/organization/use-place.ts';
import type { Candidate } from './import-choices.ts';
import { movingText } from './moving-text.ts';

/** The people who can get cards of an import into the current place: those who work in its organization, else the caller alone. */
export const useCandidates = (): readonly Candidate[] => {
  const text = movingText.useText();
  const { user_id: me } = usePermissions();
  const { organization } = usePlace();
  const id = organization?.organization_id ?? '';
  const { data } = useQuery({ ...organizationQuery(id), enabled: id !== '' });
  const members =
    data?.members.filter(({ role, user_info: { is_active: isActive } }) => role !== 'guest' && isActive) ?? [];
  const named = members.map(({ user_id, user_info: { full_name: name, email } }) => ({
    id: user_id,
    name: name || email,
    email,
  }));
  return named.some((one) => one.id === me) ? named : [{ id: me, name: text.me, email: '' }, ...named];
};
