import type { EmailPace } from '@nivel/contracts/worker/notification-preferences';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../language/locale.ts';
import { notificationSettingsText } from './notification-settings-text.ts';
import type { ChannelPreference, Preference } from './preferences.queries.ts';

const paces: readonly EmailPace[] = ['at-once', 'daily'];

interface PreferenceRowProps {
  readonly preference: Preference;
  readonly onChange: (chosen: ChannelPreference) => void;
}

const AlwaysOn = () => (
  <p className="inline-flex min-h-11 items-center gap-2 text-soft">
    <Lock aria-hidden="true" size={16} />
    {notificationSettingsText.useText().alwaysOn}
  </p>
);

interface ChannelProps<Chosen> {
  readonly chosen: Chosen;
  readonly onChange: PreferenceRowProps['onChange'];
}

const Box = ({ chosen, onChange }: ChannelProps<ChannelPreference>) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      checked={chosen.isOn}
      onChange={(event) => onChange({ ...chosen, isOn: event.target.checked })}
      className="size-6 accent-accent"
    />
    {notificationSettingsText.useText().channels[chosen.channel]}
  </label>
);

/** Chooses how e-mails of a kind come, or that none come. */
const Pace = ({ chosen, onChange }: ChannelProps<ChannelPreference & { readonly pace: EmailPace }>) => {
  const text = notificationSettingsText.useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span aria-hidden="true">{text.channels[chosen.channel]}</span>
      <Select
        label={text.channels[chosen.channel]}
        isInline
        isLabelHidden
        items={text.paces}
        value={chosen.isOn ? chosen.pace : 'off'}
        onValueChange={(value) => {
          const pace = paces.find((one) => one === value);
          onChange({ ...chosen, isOn: pace !== undefined, pace: pace ?? chosen.pace });
        }}
      >
        <SelectTrigger />
        <SelectList>
          {[...paces, 'off' as const].map((pace) => (
            <SelectItem key={pace} value={pace}>
              {text.paces[pace]}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
    </div>
  );
};

/** One kind, its description, and a choice for each channel; a lock where it cannot be switched off. */
export const PreferenceRow = ({ preference, onChange }: PreferenceRowProps) => {
  const locale = useLocale();
  const id = useId();
  const { title, description, isLocked, channels } = preference;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      className="flex flex-col gap-x-8 gap-y-2 py-4 sm:flex-row sm:items-start sm:justify-between"
    >
      <div className="max-w-[52ch] min-w-0">
        <h3 id={`${id}-title`} className="font-medium">
          {title[locale]}
        </h3>
        <p id={`${id}-about`} className="mt-0.5 text-sm text-soft">
          {description[locale]}
        </p>
      </div>
      <div className="flex shrink-0 flex-col sm:-mt-2.5 sm:w-72">
        {isLocked && <AlwaysOn />}
        {!isLocked &&
          channels.map((one) =>
            one.pace === null ? (
              <Box key={one.channel} chosen={one} onChange={onChange} />
            ) : (
              <Pace key={one.channel} chosen={{ ...one, pace: one.pace }} onChange={onChange} />
            ),
          )}
      </div>
    </div>
  );
};
