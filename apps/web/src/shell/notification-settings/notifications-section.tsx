import { Button } from '@nivel/ui/button';
import type { SaveState } from '@nivel/ui/save-state';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useQuery } from '@tanstack/react-query';
import { SaveStatus } from '../saving/save-status.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { notify } from '../toasts/toaster.ts';
import { notificationSettingsText } from './notification-settings-text.ts';
import { PreferenceRow } from './preference-row.tsx';
import { preferencesQuery, useChangeDigestHour, useChangePreference, type Preference } from './preferences.queries.ts';

const saveStates: Readonly<Record<'idle' | 'pending' | 'success' | 'error', SaveState>> = {
  idle: 'idle',
  pending: 'saving',
  success: 'saved',
  error: 'error',
};

interface PreferenceListProps {
  readonly preferences: readonly Preference[];
  readonly digestHour: number;
}

const HOURS = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const),
);

const PreferenceList = ({ preferences, digestHour }: PreferenceListProps) => {
  const text = notificationSettingsText.useText();
  const failed = (): void => notify({ type: 'error', message: text.saveFailed });
  const { mutate, status } = useChangePreference(failed);
  const hour = useChangeDigestHour(failed);
  return (
    <>
      <div className="-mt-3 -mb-4 divide-y divide-line">
        {preferences.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            onChange={(chosen) => mutate({ kind: preference.kind, ...chosen })}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-line pt-4 tabular-nums">
        <span aria-hidden="true">{text.digestHour}</span>
        <Select
          label={text.digestHour}
          isInline
          isLabelHidden
          items={HOURS}
          value={String(digestHour)}
          onValueChange={(chosen) => hour.mutate(Number(chosen))}
        >
          <SelectTrigger />
          <SelectList>
            {Object.entries(HOURS).map(([one, name]) => (
              <SelectItem key={one} value={one}>
                {name}
              </SelectItem>
            ))}
          </SelectList>
        </Select>
      </div>
      <div className="mt-3 -mb-3 min-h-6">
        <SaveStatus state={saveStates[hour.status === 'idle' ? status : hour.status]} what={text.title} />
      </div>
    </>
  );
};

/** The notices of the signed-in person, and their channels: by kind and channel, saved immediately. */
export const NotificationsSection = () => {
  const text = notificationSettingsText.useText();
  const { data, isError, refetch } = useQuery(preferencesQuery());
  return (
    <SettingsSection id="avisos" title={text.title} lead={text.lead}>
      {data && <PreferenceList {...data} />}
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
