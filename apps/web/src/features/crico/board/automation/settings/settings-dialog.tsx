import type { AutomationSettings } from '@nivel/contracts/projects/automation/automation-settings';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState, type SubmitEvent } from 'react';
import { ownZone } from '../../../../../shell/days/own-zone.ts';
import { ChoiceField } from '../../../area/choice-field.tsx';
import { scheduleText } from '../../../area/schedule/schedule-text.ts';
import { ZoneField } from '../../../area/schedule/zone-field.tsx';
import { automationText } from '../automation-text.ts';
import { useRuleError } from '../use-rule-changes.ts';
import { useSettingsChanges } from './use-automation-settings.ts';
import { WebhookSection } from './webhook-section.tsx';

interface SettingsDialogProps {
  readonly settings: AutomationSettings;
  readonly onClose: () => void;
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 accent-(--accent) pointer-coarse:size-5"
    />
    {label}
  </label>
);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const hours = HOURS.map((hour) => [String(hour), hourName(hour)] as const);
/** The suggestion where nobody has chosen quiet hours. */
const NIGHT = { from: 22, until: 7 };

/** A lead's choice, and its errors once it was submitted. */
const useChoices = (settings: AutomationSettings) => {
  const [hasZone, setHasZone] = useState(settings.time_zone !== null);
  const [zone, setZone] = useState(() => settings.time_zone ?? ownZone());
  const [isQuiet, setQuiet] = useState(settings.quiet_hours !== null);
  const [quiet, setHours] = useState(settings.quiet_hours ?? NIGHT);
  const [isChecked, setChecked] = useState(false);
  const isZoneWrong = hasZone && !isTimeZone(zone);
  const isQuietWrong = isQuiet && quiet.from === quiet.until;
  return {
    ...{ hasZone, setHasZone, zone, setZone, isQuiet, setQuiet, quiet, setHours },
    isZoneWrong: isChecked && isZoneWrong,
    isQuietWrong: isChecked && isQuietWrong,
    /** Null: something is wrong, and said from now on. */
    read: () => {
      setChecked(true);
      if (isZoneWrong || isQuietWrong) return null;
      return { time_zone: hasZone ? zone : null, quiet_hours: isQuiet ? quiet : null };
    },
  };
};

const QuietFields = ({ choices }: { readonly choices: ReturnType<typeof useChoices> }) => {
  const { settings: text } = automationText.useText();
  const { isQuiet, setQuiet, quiet, setHours, isQuietWrong } = choices;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{text.quiet}</legend>
      <Check label={text.quiet} isOn={isQuiet} onChange={setQuiet} />
      <p className="text-sm text-soft">{text.quietHint}</p>
      {isQuiet && (
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            label={text.from}
            value={String(quiet.from)}
            items={hours}
            onChange={(from) => setHours({ ...quiet, from: Number(from) })}
          />
          <ChoiceField
            label={text.until}
            value={String(quiet.until)}
            items={hours}
            onChange={(until) => setHours({ ...quiet, until: Number(until) })}
          />
        </div>
      )}
      <p role="status" className="text-sm text-danger empty:hidden">
        {isQuietWrong && text.quietWrong}
      </p>
    </fieldset>
  );
};

/** The time zone and the quiet hours of all automation of the project. */
export const SettingsDialog = ({ settings, onClose }: SettingsDialogProps) => {
  const { settings: text } = automationText.useText();
  const words = scheduleText.useText();
  const inWords = useRuleError();
  const { save } = useSettingsChanges();
  const choices = useChoices(settings);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = choices.read();
    if (read !== null && !save.isPending) save.mutate({ ...read, seen: settings.version }, { onSuccess: onClose });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} closeLabel={words.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{text.zone}</legend>
          <Check label={text.zone} isOn={choices.hasZone} onChange={choices.setHasZone} />
          <p className="text-sm text-soft">{text.zoneHint}</p>
          {choices.hasZone && (
            <ZoneField
              value={choices.zone}
              onChange={choices.setZone}
              error={choices.isZoneWrong ? words.zoneInvalid : undefined}
            />
          )}
        </fieldset>
        <QuietFields choices={choices} />
        <div role="alert" className="empty:hidden">
          {save.isError && <p className="font-medium text-danger">{inWords(save.error)}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" size="sm" variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" size="sm" loading={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
      <WebhookSection />
    </Dialog>
  );
};
