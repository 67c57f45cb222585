import { queryOptions } from '@tanstack/react-query';
import { readIdentities } from '../../area/providers/provider.calls.ts';
import { readSignInSettings } from '../../area/providers/sign-in-settings.ts';

/** The providers of the installation, and the identities of the account; none where people sign in nowhere else. */
export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['account', 'identities'],
    queryFn: async () => {
      const { external_labels: labels, saml_enabled: hasOrganizations } = await readSignInSettings();
      const isAlone = !hasOrganizations && Object.keys(labels).length === 0;
      return { labels, identities: isAlone ? [] : await readIdentities() };
    },
  });
