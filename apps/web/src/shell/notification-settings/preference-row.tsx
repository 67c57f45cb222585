import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../language/locale.ts';
import { notificationSettingsText } from './notification-settings-text.ts';
import type { Preference } from './preferences.queries.ts';

interface PreferenceRowProps {
  readonly preference: Preference;
  readonly onSwitch: (channel: Preference['channels'][number]['channel'], isOn: boolean) => void;
}

const AlwaysOn = () => (
  <p className="inline-flex min-h-11 items-center gap-2 text-soft">
    <Lock aria-hidden="true" size={16} />
    {notificationSettingsText.useText().alwaysOn}
  </p>
);

/** One kind, what it is about, and a box for each channel; a lock where it cannot be switched off. */
export const PreferenceRow = ({ preference, onSwitch }: PreferenceRowProps) => {
  const text = notificationSettingsText.useText();
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
      <div className="flex shrink-0 flex-col sm:-mt-2.5 sm:w-56">
        {isLocked && <AlwaysOn />}
        {!isLocked &&
          channels.map(({ channel, isOn }) => (
            <label key={channel} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={isOn}
                onChange={(event) => onSwitch(channel, event.target.checked)}
                className="size-5 accent-accent"
              />
              {text.channels[channel]}
            </label>
          ))}
      </div>
    </div>
  );
};
