import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import { Plus, X } from 'lucide-react';
import { limits } from '../../../../limits/limits.ts';
import { fieldKinds, fieldProblem, newField, ofKind, type CustomField } from './custom-field.ts';
import { useSettings } from './settings-context.ts';
import { settingsText } from './settings-text.ts';

interface FieldProps {
  readonly field: CustomField;
  readonly problem: string | undefined;
  readonly onChange: (field: CustomField) => void;
}

/** A value in the control of its kind. */
const Value = ({ field, problem, onChange }: FieldProps) => {
  const text = settingsText.useText();
  const { mayEdit } = useSettings();
  if (field.kind === 'boolean')
    return (
      <label className="flex min-h-9 items-center gap-2 self-end pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={text.fieldValue(field.name)}
          checked={field.value === 'true'}
          disabled={!mayEdit}
          onChange={(event) => onChange({ ...field, value: String(event.target.checked) })}
          className="size-4 accent-accent"
        />
        {text.fieldYes}
      </label>
    );
  return (
    <TextField
      label={text.fieldValue(field.name)}
      value={field.value}
      maxLength={1000}
      disabled={!mayEdit}
      {...(field.kind === 'number' && { inputMode: 'decimal' })}
      {...(problem && { error: problem })}
      onChange={(event) => onChange({ ...field, value: event.target.value })}
    />
  );
};

const Kind = ({ field, onChange }: Omit<FieldProps, 'problem'>) => {
  const text = settingsText.useText();
  const { mayEdit } = useSettings();
  return (
    <Select
      label={text.fieldKind(field.name)}
      value={field.kind}
      items={text.fieldKinds}
      disabled={!mayEdit}
      onValueChange={(value) => onChange(ofKind(field, fieldKinds.find((kind) => kind === value) ?? field.kind))}
    >
      <SelectTrigger />
      <SelectList>
        {fieldKinds.map((kind) => (
          <SelectItem key={kind} value={kind}>
            {text.fieldKinds[kind]}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

interface RowProps {
  readonly field: CustomField;
  readonly onChange: (field: CustomField) => void;
  readonly onRemove: () => void;
}

const Row = ({ field, onChange, onRemove }: RowProps) => {
  const text = settingsText.useText();
  const { form, mayEdit } = useSettings();
  const problem = fieldProblem(field, form.custom_fields);
  const words = problem && text.fieldProblems[problem.why];
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 border-b border-line pb-3 sm:grid-cols-[1fr_8rem_1fr_auto]">
      <TextField
        label={text.fieldName}
        value={field.name}
        maxLength={100}
        disabled={!mayEdit}
        {...(problem?.of === 'name' && { error: words })}
        onChange={(event) => onChange({ ...field, name: event.target.value })}
      />
      <Kind field={field} onChange={onChange} />
      <div className="flex flex-col max-sm:order-last max-sm:col-span-3">
        <Value field={field} problem={problem?.of === 'value' ? words : undefined} onChange={onChange} />
      </div>
      {mayEdit && (
        <button
          type="button"
          aria-label={text.removeField(field.name)}
          onClick={onRemove}
          className="mt-6 grid size-9 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </li>
  );
};

/** Fields that the people of a project make up themselves: text, numbers, and yes or no. */
export const CustomFields = () => {
  const text = settingsText.useText();
  const { form, change, mayEdit } = useSettings();
  const { custom_fields: fields } = form;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{text.customFields}</legend>
      {fields.length > 0 && (
        <ul aria-label={text.customFields} className="flex flex-col gap-3">
          {fields.map((field, at) => (
            <Row
              key={at}
              field={field}
              onChange={(next) => change({ custom_fields: fields.map((one, index) => (index === at ? next : one)) })}
              onRemove={() => change({ custom_fields: fields.filter((_, index) => index !== at) })}
            />
          ))}
        </ul>
      )}
      {mayEdit && fields.length < limits.crico.settings.customFields && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => change({ custom_fields: [...fields, newField] })}
          >
            {text.addField}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
