import { queryOptions } from '@tanstack/react-query';
import { readProviderLabels } from '../../area/providers/provider-labels.ts';
import { readIdentities } from '../../area/providers/provider.calls.ts';

/** The providers of the installation, and the identities of the account; none where there are no providers. */
export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['account', 'identities'],
    queryFn: async () => {
      const labels = await readProviderLabels();
      return { labels, identities: Object.keys(labels).length === 0 ? [] : await readIdentities() };
    },
  });
