import { inputLook } from '@nivel/ui/field-frame';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shell/toasts/toaster.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { dashboardQuery } from '../area/data/learning.queries.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { zonesByRegion } from './time-zones.ts';

/** Saves the time zone and shows its effects. One after the other: the last one chosen stays. */
const useSaveTimeZone = () => {
  const client = useQueryClient();
  const text = learningText.useText();
  return useMutation({
    scope: { id: 'time-zone' },
    mutationFn: async (timeZone: string) => siteClient.call('update_time_zone', { time_zone: timeZone }),
    onSuccess: ({ timeZone }) => {
      const { queryKey } = dashboardQuery();
      client.setQueryData(queryKey, (dashboard) => dashboard && { ...dashboard, timeZone });
      void client.invalidateQueries({ queryKey });
      notify({ type: 'success', message: text.timeZoneSaved });
    },
    onError: (error) => notify({ type: 'error', message: text.timeZoneFailed(reasonText(text, error)) }),
  });
};

/** A select of the browser's own: the list is long, and phones know how to show it. */
const TimeZoneSelect = () => {
  const text = learningText.useText();
  const { data: dashboard } = useQuery(dashboardQuery());
  const { mutate, isPending, variables } = useSaveTimeZone();
  const current = (isPending ? variables : dashboard?.timeZone) ?? '';
  const regions = current === '' ? [] : [...zonesByRegion(current)];
  return (
    <select
      aria-label={text.timeZone}
      disabled={!dashboard}
      value={current}
      onChange={(event) => mutate(event.target.value)}
      className={inputLook}
    >
      {regions.map(([region, zones]) => (
        <optgroup key={region} label={text.timeZoneRegions[region] ?? region}>
          {zones.map(({ name, place }) => (
            <option key={name} value={name}>
              {place}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
};

/** The time zone in which the learner's days are counted. */
export const TimeZoneSection = () => {
  const text = learningText.useText();
  return (
    <SettingsSection id="zona-horaria" title={text.timeZone} lead={text.timeZoneHint}>
      <TimeZoneSelect />
    </SettingsSection>
  );
};
