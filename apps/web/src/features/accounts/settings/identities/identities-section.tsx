import type { AuthIdentity } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { takeVerifier, type Arrival } from '../../area/providers/provider-flow.ts';
import { arrivalText, providerError, providersText } from '../../area/providers/providers-text.ts';
import type { ProviderLabels } from '../../area/providers/sign-in-settings.ts';
import { useArrival } from '../../area/providers/use-arrival.ts';
import { eventsQuery } from '../account.queries.ts';
import { LoadFailure } from '../load-failure.tsx';
import { identitiesQuery } from './identities.query.ts';
import { LinkQuestion } from './link-question.tsx';
import { UnlinkQuestion } from './unlink-question.tsx';

/** Says how linking ended, once the person is back. The code is for clients that want another session, and is left alone. */
const useLinkArrival = (): void => {
  const words = providersText.useText();
  const text = accountsText.useText();
  useArrival((arrival: Arrival | null) => {
    // Nobody has set out from this tab: somebody else has written the address.
    if (arrival === null || takeVerifier() === undefined) return;
    if ('code' in arrival) notify({ type: 'success', message: words.settings.linked });
    else notify({ type: 'error', message: arrivalText(words, text, arrival.error) });
  });
};

interface IdentityRowProps {
  readonly identity: AuthIdentity;
  readonly label: string;
  readonly isOnly: boolean;
  readonly onUnlink: () => void;
}

const IdentityRow = ({ identity, label, isOnly, onUnlink }: IdentityRowProps) => {
  const words = providersText.useText().settings;
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = formatDay(dayOf(new Date(identity.created_at)), format);
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <Link2 aria-hidden="true" size={22} className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-sm wrap-anywhere text-soft">{identity.email}</p>
        <p className="text-sm text-soft">{isOnly ? words.only : words.since(day)}</p>
      </div>
      {!isOnly && (
        <Button variant="secondary" aria-label={words.unlinkOf(label)} onClick={onUnlink}>
          {words.unlink}
        </Button>
      )}
    </li>
  );
};

const linkedOf = (identities: readonly AuthIdentity[]) => identities.filter(({ provider }) => provider !== 'email');

interface IdentityListProps {
  readonly labels: ProviderLabels;
  readonly identities: readonly AuthIdentity[];
}

const IdentityList = ({ labels, identities }: IdentityListProps) => {
  const { settings: words, organization } = providersText.useText();
  const client = useQueryClient();
  const [linking, setLinking] = useState<string>();
  const [unlinking, setUnlinking] = useState<AuthIdentity>();
  const labelOf = (provider: string) =>
    labels[provider] ?? (provider.startsWith('sso:') ? organization.identity : provider);
  const linked = linkedOf(identities);
  const finish = (hasChanged: boolean) => {
    setUnlinking(undefined);
    if (!hasChanged) return;
    for (const { queryKey } of [identitiesQuery(), eventsQuery()]) void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <ul className="empty:hidden">
        {linked.map((identity) => (
          <IdentityRow
            key={identity.identity_id}
            identity={identity}
            label={labelOf(identity.provider)}
            isOnly={identities.length === 1}
            onUnlink={() => setUnlinking(identity)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {Object.entries(labels).map(([name, label]) => (
          <Button key={name} variant="secondary" className="max-sm:w-full" onClick={() => setLinking(name)}>
            {words.link(label)}
          </Button>
        ))}
      </div>
      {linking !== undefined && (
        <LinkQuestion provider={linking} label={labelOf(linking)} onCancel={() => setLinking(undefined)} />
      )}
      {unlinking && <UnlinkQuestion identity={unlinking} label={labelOf(unlinking.provider)} onDone={finish} />}
    </>
  );
};

/**
 * The identities of providers and organizations with which a person signs in. It is not shown to a person who has none, where the
 * installation has no providers to link one.
 */
export const IdentitiesSection = () => {
  const words = providersText.useText();
  const text = accountsText.useText();
  const { data, error, refetch } = useQuery(identitiesQuery());
  useLinkArrival();
  const isEmpty =
    data === undefined || (Object.keys(data.labels).length === 0 && linkedOf(data.identities).length === 0);
  if (!error && isEmpty) return null;
  const { title, lead, failed } = words.settings;
  return (
    <SettingsSection id="identidades" title={title} lead={lead}>
      {data && <IdentityList {...data} />}
      {!data && error && (
        <LoadFailure message={failed(providerError(words, text, error))} onAgain={() => void refetch()} />
      )}
    </SettingsSection>
  );
};
