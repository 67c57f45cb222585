import { TextField } from '@nivel/ui/text-field';
import { useId } from 'react';
import { zoneNames } from '../../../../shell/days/zone-names.ts';
import { scheduleText } from './schedule-text.ts';

interface ZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly error: string | undefined;
}

/** The time zone in which a schedule is read, by its name; names are offered while it is typed. */
export const ZoneField = ({ value, onChange, error }: ZoneFieldProps) => {
  const text = scheduleText.useText();
  const id = useId();
  return (
    <>
      <TextField
        label={text.zone}
        list={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(error !== undefined && { error })}
      />
      <datalist id={id}>
        {zoneNames().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};
