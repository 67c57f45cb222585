import { fieldCurrencies, fieldKinds, MOST_CHOICES } from '@nivel/contracts/projects/field-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { checkField, emptyField, formOf, type FieldForm } from './field-form.ts';
import { fieldsText } from './fields-text.ts';

interface ChooseProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly onChange: (value: Name) => void;
}

const Choose = <Name extends string>({ label, value, names, words, onChange }: ChooseProps<Name>) => (
  <Select
    label={label}
    value={value}
    items={words}
    onValueChange={(chosen) => onChange(names.find((one) => one === chosen) ?? value)}
  >
    <SelectTrigger />
    <SelectList>
      {names.map((name) => (
        <SelectItem key={name} value={name}>
          {words[name]}
        </SelectItem>
      ))}
    </SelectList>
  </Select>
);

const currencyNames = { MXN: 'MXN', USD: 'USD', EUR: 'EUR', GBP: 'GBP' } as const;

interface FieldFieldsProps {
  /** Undefined: a new one. */
  readonly field: FieldRow | undefined;
  readonly onSave: (form: FieldForm) => void;
  readonly onBack: () => void;
}

/** Name, type and choices of a field. The type is chosen once, because cards have values of it. */
export const FieldFields = ({ field, onSave, onBack }: FieldFieldsProps) => {
  const text = fieldsText.useText();
  const { board } = useProject();
  const [form, setForm] = useState(() => (field ? formOf(field) : emptyField));
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedText(form.name === (field?.name ?? '') ? '' : form.name);
  const others = fieldsOf(board).filter(({ id }) => id !== field?.id);
  const problems = checkField(form, others, text);
  const shown = isChecked ? problems : {};
  const change = (values: Partial<FieldForm>) => setForm({ ...form, ...values });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const [wrong] = Object.keys(problems);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else onSave(form);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      <TextField
        label={text.name}
        name="name"
        autoComplete="off"
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={shown.name}
      />
      {!field && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Choose
            label={text.kind}
            value={form.kind}
            names={fieldKinds}
            words={text.kinds}
            onChange={(kind) => change({ kind })}
          />
          {form.kind === 'money' && (
            <Choose
              label={text.currency}
              value={form.currency}
              names={fieldCurrencies}
              words={currencyNames}
              onChange={(currency) => change({ currency })}
            />
          )}
          <p className="text-sm text-soft sm:col-span-2">{text.kindStays}</p>
        </div>
      )}
      {form.kind === 'choice' && (
        <TextArea
          label={text.choices}
          name="choices"
          rows={6}
          hint={text.choicesHint(MOST_CHOICES)}
          value={form.choices}
          onChange={(event) => change({ choices: event.target.value })}
          error={shown.choices}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" size="sm">
          {field ? text.save : text.create}
        </Button>
      </div>
    </form>
  );
};
