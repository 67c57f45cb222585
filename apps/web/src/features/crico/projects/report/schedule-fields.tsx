import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { TextField } from '@nivel/ui/text-field';
import { ChoiceField } from '../../area/choice-field.tsx';
import { weekdayName, weekdays } from '../../area/schedule/weekday-name.ts';
import { ZoneField } from '../../area/schedule/zone-field.tsx';
import { LAST_DAY, type Frequency, type ScheduleDraft } from './report-schedule.ts';
import { reportText } from './report-text.ts';

/** The numbers of a schedule, where Sunday is 0. */
const daysOfWeek = () => weekdays.map((day) => [String(day % 7), weekdayName(day)] as const);

const daysOfMonth = Array.from({ length: LAST_DAY }, (_, at) => [String(at + 1), String(at + 1)] as const);

interface ScheduleFieldsProps {
  readonly draft: ScheduleDraft;
  /** Whether these fields cannot express the present schedule. */
  readonly isOwn: boolean;
  /** Whether to show what is missing or wrong. */
  readonly isChecked: boolean;
  readonly onChange: (values: Partial<ScheduleDraft>) => void;
}

/** How often and when the report is sent. */
export const ScheduleFields = ({ draft, isOwn, isChecked, onChange }: ScheduleFieldsProps) => {
  const text = reportText.useText();
  const { frequencies } = text;
  const { frequency, weekday, day, clock, zone } = draft;
  const offered: readonly Frequency[] = isOwn ? ['weekly', 'monthly', 'own'] : ['weekly', 'monthly'];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={text.frequency}
        value={frequency}
        items={offered.map((one) => [one, frequencies[one]])}
        onChange={(chosen) => {
          const found = offered.find((one) => one === chosen);
          if (found) onChange({ frequency: found });
        }}
      />
      {frequency === 'weekly' && (
        <ChoiceField
          label={text.weekday}
          value={String(weekday)}
          items={daysOfWeek()}
          onChange={(chosen) => onChange({ weekday: Number(chosen) })}
        />
      )}
      {frequency === 'monthly' && (
        <ChoiceField
          label={text.day}
          value={String(day)}
          items={daysOfMonth}
          onChange={(chosen) => onChange({ day: Number(chosen) })}
        />
      )}
      {frequency !== 'own' && (
        <TextField
          type="time"
          label={text.time}
          value={clock}
          onChange={({ target }) => onChange({ clock: target.value })}
          {...(isChecked && clock === '' && { error: text.timeInvalid })}
        />
      )}
      <ZoneField
        value={zone}
        onChange={(chosen) => onChange({ zone: chosen })}
        error={isChecked && !isTimeZone(zone) ? text.zoneInvalid : undefined}
      />
    </div>
  );
};
