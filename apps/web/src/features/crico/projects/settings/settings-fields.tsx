import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { useSettings } from './settings-context.ts';
import type { SettingsForm } from './settings-form.ts';
import { settingsText } from './settings-text.ts';

/** The fields of the form whose values are of a type. */
type FieldOf<Value> = {
  [Name in keyof SettingsForm]: SettingsForm[Name] extends Value ? Name : never;
}[keyof SettingsForm];
type TextName = Extract<FieldOf<string>, keyof ReturnType<typeof settingsText.useText>['fields']>;

interface TextSettingProps {
  readonly name: TextName;
  readonly type?: 'text' | 'url';
  readonly inputMode?: 'decimal';
  readonly hint?: string;
  readonly rows?: number;
}

/** A text of the settings, on one line or several. */
export const TextSetting = ({ name, type = 'text', inputMode, hint, rows }: TextSettingProps) => {
  const { fields } = settingsText.useText();
  const { formId, form, change, problems, mayEdit } = useSettings();
  const shared = {
    form: formId,
    label: fields[name],
    name,
    hint,
    error: problems[name],
    disabled: !mayEdit,
    value: form[name],
  };
  const set = (value: string) => change({ [name]: value });
  if (rows !== undefined) return <TextArea {...shared} rows={rows} onChange={(event) => set(event.target.value)} />;
  return (
    <TextField
      {...shared}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      onChange={(event) => set(event.target.value)}
    />
  );
};

type DayName = 'start_date' | 'target_completion_date' | 'actual_completion_date';

/** A day of the settings. */
export const DaySetting = ({ name }: { readonly name: DayName }) => {
  const { fields } = settingsText.useText();
  const { formId, form, change, problems, mayEdit } = useSettings();
  return (
    <DayInput
      form={formId}
      label={fields[name]}
      name={name}
      error={problems[name]}
      disabled={!mayEdit}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
};

interface ChoiceSettingProps {
  readonly name: TextName;
  /** The choices in their order, with their names. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One of several values of the settings. */
export const ChoiceSetting = ({ name, choices }: ChoiceSettingProps) => {
  const { fields } = settingsText.useText();
  const { form, change, mayEdit } = useSettings();
  return (
    <Select
      label={fields[name]}
      value={form[name]}
      items={choices}
      disabled={!mayEdit}
      onValueChange={(value) => change({ [name]: value })}
    >
      <SelectTrigger />
      <SelectList>
        {Object.entries(choices).map(([value, label]) => (
          <SelectItem key={value} value={value}>
            {label}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

/** Something of the settings that is on or off. */
export const SwitchSetting = ({ name }: { readonly name: FieldOf<boolean> }) => {
  const { fields } = settingsText.useText();
  const { form, change, mayEdit } = useSettings();
  return (
    <label className="flex min-h-10 items-center justify-between gap-4 rounded-sm border border-line px-3 py-2 pointer-coarse:min-h-11">
      {fields[name]}
      <input
        type="checkbox"
        role="switch"
        checked={form[name]}
        disabled={!mayEdit}
        onChange={(event) => change({ [name]: event.target.checked })}
        className="size-5 accent-accent"
      />
    </label>
  );
};
