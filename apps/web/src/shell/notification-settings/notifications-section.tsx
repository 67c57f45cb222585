import { Button } from '@nivel/ui/button';
import type { SaveState } from '@nivel/ui/save-state';
import { useQuery } from '@tanstack/react-query';
import { SaveStatus } from '../saving/save-status.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { notify } from '../toasts/toaster.ts';
import { notificationSettingsText } from './notification-settings-text.ts';
import { PreferenceRow } from './preference-row.tsx';
import { preferencesQuery, useSwitchPreference, type Preference } from './preferences.queries.ts';

const saveStates: Readonly<Record<'idle' | 'pending' | 'success' | 'error', SaveState>> = {
  idle: 'idle',
  pending: 'saving',
  success: 'saved',
  error: 'error',
};

const PreferenceList = ({ preferences }: { readonly preferences: readonly Preference[] }) => {
  const text = notificationSettingsText.useText();
  const { mutate, status } = useSwitchPreference(() => notify({ type: 'error', message: text.saveFailed }));
  return (
    <>
      <div className="-mt-3 -mb-4 divide-y divide-line">
        {preferences.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            onSwitch={(channel, isOn) => mutate({ kind: preference.kind, channel, isOn })}
          />
        ))}
      </div>
      <div className="mt-3 -mb-3 min-h-6">
        <SaveStatus state={saveStates[status]} />
      </div>
    </>
  );
};

/** What is told to whoever is signed in, and where: by kind and channel, saved at once. */
export const NotificationsSection = () => {
  const text = notificationSettingsText.useText();
  const { data, isError, refetch } = useQuery(preferencesQuery());
  return (
    <SettingsSection id="avisos" title={text.title} lead={text.lead}>
      {data && <PreferenceList preferences={data} />}
      {!data && isError && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{text.loadFailed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <p role="status" className="text-soft">
          {text.loading}
        </p>
      )}
    </SettingsSection>
  );
};
