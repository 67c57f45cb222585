import type { AuthFactor } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { accountsText, errorText } from '../../accounts-text.ts';
import { secondStepText } from '../../second-step-text.ts';
import { eventsQuery, sessionsQuery } from '../account.queries.ts';
import { LoadFailure, LoadingList } from '../load-failure.tsx';
import { AddApp } from './add-app.tsx';
import { appsQuery } from './apps.query.ts';
import { RemoveApp } from './remove-app.tsx';

const AppRow = ({ app, onRemove }: { readonly app: AuthFactor; readonly onRemove: () => void }) => {
  const words = secondStepText.useText();
  const name = app.friendly_name ?? words.unnamed;
  const day = formatDay(dayOf(new Date(app.created_at)), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <Smartphone aria-hidden="true" size={22} className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">{words.settings.since(day)}</p>
      </div>
      <Button variant="secondary" aria-label={words.settings.removeOf(name)} onClick={onRemove}>
        {words.settings.remove}
      </Button>
    </li>
  );
};

const AppList = ({ apps }: { readonly apps: readonly AuthFactor[] }) => {
  const words = secondStepText.useText().settings;
  const client = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<AuthFactor>();
  const finish = (hasChanged: boolean) => {
    setIsAdding(false);
    setRemoving(undefined);
    if (!hasChanged) return;
    for (const { queryKey } of [appsQuery(), sessionsQuery(), eventsQuery()])
      void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      {apps.length === 0 ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <ul>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onRemove={() => setRemoving(app)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsAdding(true)}>
        {words.add}
      </Button>
      {isAdding && <AddApp onDone={finish} />}
      {removing && <RemoveApp app={removing} isLast={apps.length === 1} onDone={finish} />}
    </>
  );
};

/** The apps whose codes are asked for at sign-in. */
export const SecondStepSection = () => {
  const words = secondStepText.useText().settings;
  const text = accountsText.useText();
  const { data, error, refetch } = useQuery(appsQuery());
  return (
    <SettingsSection id="segundo-paso" title={words.title} lead={words.lead}>
      {data && <AppList apps={data} />}
      {!data && error && <LoadFailure message={words.failed(errorText(text, error))} onAgain={() => void refetch()} />}
      {!data && !error && <LoadingList>{words.loading}</LoadingList>}
    </SettingsSection>
  );
};
